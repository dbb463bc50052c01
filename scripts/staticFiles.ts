import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import sirv from 'sirv';

/** @returns the path of every file below the folder, in order */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** @returns the bytes as they go over the network */
export function compress(content: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}

/** Writes a compressed copy, .br, beside each text file. */
export function compressTexts(folder: string): void {
  for (const file of filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name))) {
    writeFileSync(`${file}.br`, compress(readFileSync(file)));
  }
}

/** The folder as a good CDN would serve it: clean addresses, compressed, and kept only where the name changes with the content. */
export function serveStatic(folder: string): RequestListener {
  return sirv(folder, {
    dev: true, // Looks at the disk for every request, so that a rebuild shows at once.
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      const hashed = /^\/(_next\/static|images\/variants)\//.test(pathname);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    onNoMatch(_request, response) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(readFileSync(path.join(folder, '404.html')));
    },
  });
}
