import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { filesIn } from '../filesIn';

/** @returns the bytes as they go over the network: brotli at its highest quality */
export function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes two compressed copies beside each text file: .br, and .gz for hosts without brotli. */
export function compressTexts(folder: string): void {
  const texts = filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name));
  for (const name of texts) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, compress(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
