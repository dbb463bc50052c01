import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { headersAt, readHeaders } from '../lib/headers';

/** A browser stores the answer, but revalidates it before each use: the default of most hosts. */
const revalidated = { 'Cache-Control': 'no-cache' };

/** Serves a site as a CDN does: URLs without .html, compressed files, and the headers in its `_headers`. */
export function serveStatic(folder: string): RequestListener {
  const rules = readHeaders(folder);
  return sirv(folder, {
    dev: true, // Looks for each file when it is asked for, as after another build.
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeaders(new Map(Object.entries({ ...revalidated, ...headersAt(pathname, rules) })));
      if (pathname.endsWith('.ico')) {
        response.setHeader('Content-Type', 'image/x-icon'); // sirv does not know this type.
      }
    },
    onNoMatch({ url = '/' }, response) {
      const headers = { ...headersAt(url, rules), ...revalidated };
      response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(folder, '404.html')));
    },
  });
}
