import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip } from 'node:zlib';

/** @returns the path of every file below the folder, in order */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @returns the bytes as they go over the network: brotli at its highest quality */
export function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, brotliOptions(content));
}

/** Writes two compressed copies beside each text file: .br, and .gz for hosts without brotli. */
export async function compressTexts(folder: string): Promise<void> {
  const texts = filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, brotliOptions(content)),
        promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}

function brotliOptions({ length }: Buffer): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}
