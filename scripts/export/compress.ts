import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { filesIn } from '../filesIn';

/** Writes two compressed copies beside each text file: .br, and .gz for hosts without brotli. */
export function compressTexts(folder: string): void {
  const texts = filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name));
  for (const name of texts) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/**
 * The maximum size of a document in bytes, so that its first paint needs one round trip: TCP's initial congestion
 * window, ten packets of 1,460 bytes. The headers fit too: the handshake of TLS 1.3 has acknowledged three or four
 * packets by then, and a window of 13 or 14 packets was measured on nginx (tcpi_snd_cwnd).
 */
export const firstRoundTrip = 14_600;

/** @returns a line for a page that needs a second round trip, which costs its visitors time but is no error */
export function weightNote(name: string, html: string): string | undefined {
  const excess = brotliCompressSync(html).length - firstRoundTrip;
  return excess > 0
    ? `${name} is ${excess} B larger than a first round trip (${firstRoundTrip} B, compressed). ` +
        'A visitor waits for one more round trip, about 150 ms on a phone.'
    : undefined;
}
