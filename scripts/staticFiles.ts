import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import sirv from 'sirv';

import { readHeadersFile } from './headerFormats';
import { headersAt, hidden, revalidated } from './headers';

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

/** Writes two compressed copies beside each text file: .br, and .gz for hosts that know no other. */
export function compressTexts(folder: string): void {
  for (const file of filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, compress(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** The folder as a good CDN would serve it: clean addresses, compressed, and with the headers its `_headers` names. */
export function serveStatic(folder: string): RequestListener {
  const settings = path.join(folder, '_headers');
  // Read for every request, so that a rebuild shows at once.
  const headersOf = (pathname: string) => ({
    'Cache-Control': revalidated,
    ...headersAt(pathname, existsSync(settings) ? readHeadersFile(readFileSync(settings, 'utf8')) : []),
  });
  const answerUnknown: RequestListener = ({ url = '/' }, response) => {
    response.writeHead(404, { ...headersOf(url), 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, '404.html')));
  };
  const serveFile = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      Object.entries(headersOf(pathname)).forEach(([name, value]) => response.setHeader(name, value));
    },
    onNoMatch: answerUnknown,
  });
  return (request, response) => {
    const [pathname = ''] = request.url?.split('?') ?? [];
    (hidden.test(pathname) ? answerUnknown : serveFile)(request, response);
  };
}
