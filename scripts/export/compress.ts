import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { filesIn } from '../filesIn';

/** @returns the bytes as they go over the network: brotli at its highest quality */
export function compress(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // The mode chooses how distances are coded. This one makes our pages 30 bytes smaller than the one for text.
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
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

/** TCP's initial congestion window in bytes: ten packets of 1,460 bytes. */
export const firstRoundTrip = 14_600;
/** Bytes of the headers that hosts add by themselves: status, date, type, length and the like. nginx adds 278. */
const hostsOwnHeaders = 300;

/** @returns a line for a page that needs a second round trip, which costs its visitors time but is no error */
export function weightNote(name: string, html: string, headers: Readonly<Record<string, string>>): string | undefined {
  const headerText = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  const excess = compress(Buffer.from(html)).length + headerText.join('').length + hostsOwnHeaders - firstRoundTrip;
  return excess > 0
    ? `${name} is ${excess} B larger than a first round trip (${firstRoundTrip} B, compressed, with its headers). ` +
        'A visitor waits for one more round trip, about 150 ms on a phone.'
    : undefined;
}
