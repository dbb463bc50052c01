import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { cacheControl, headersAt, hiddenPaths, readHeaders, upgradeRequests } from '../lib/headers';

/**
 * Serves a site as a CDN does: URLs without .html, compressed files, and the headers in its `_headers`. It speaks
 * http only, so browsers must not be told to ask by https.
 */
export function serveStatic(folder: string): RequestListener {
  const rules = readHeaders(folder);
  const revalidated = { 'Cache-Control': cacheControl.revalidate };
  const headersOf = (pathname: string) => {
    const headers = Object.entries({ ...revalidated, ...headersAt(pathname, rules) });
    return headers.map(([name, value]) => [name, value.replace(upgradeRequests, '')] as const);
  };
  const answerUnknown: RequestListener = ({ url = '/' }, response) => {
    const headers = { ...Object.fromEntries(headersOf(url)), ...revalidated };
    response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, '404.html')));
  };
  const serveFile = sirv(folder, {
    dev: true, // Looks for each file when it is asked for, as after another build.
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      headersOf(pathname).forEach(([name, value]) => response.setHeader(name, value));
      if (pathname.endsWith('.ico')) {
        response.setHeader('Content-Type', 'image/x-icon'); // sirv does not know this type.
      }
    },
    onNoMatch: answerUnknown,
  });
  return (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    (hiddenPaths.test(pathname) ? answerUnknown : serveFile)(request, response);
  };
}
