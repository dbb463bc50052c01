import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { basePathOf, cacheControl, headersAt, hiddenPaths, readHeadersFile, upgradeRequests } from '../export/headers';

/**
 * Serves a folder as a CDN does: URLs without .html, compressed files, and the headers in its `_headers`. If these are
 * for a sub-folder, the site is below that path. It speaks http only, so browsers must not be told to ask by https.
 */
export function serveStatic(folder: string): RequestListener {
  const settings = path.join(folder, '_headers');
  // Read for every request, because a build may replace the folder.
  const rules = () =>
    existsSync(settings) ? readHeadersFile(readFileSync(settings, 'utf8').replace(upgradeRequests, '')) : [];
  const revalidated = { 'Cache-Control': cacheControl.revalidate };
  const headersOf = (pathname: string) => ({ ...revalidated, ...headersAt(pathname, rules()) });
  const answerUnknown: RequestListener = ({ url = '/' }, response) => {
    response.writeHead(404, { ...headersOf(url), ...revalidated, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, '404.html')));
  };
  const serveFile = sirv(folder, {
    dev: true,
    brotli: true,
    etag: true,
    setHeaders(response, pathname) {
      Object.entries(headersOf(pathname)).forEach(([name, value]) => response.setHeader(name, value));
      if (pathname.endsWith('.ico')) {
        response.setHeader('Content-Type', 'image/x-icon'); // sirv does not know this type.
      }
    },
    onNoMatch: answerUnknown,
  });
  return (request, response) => {
    const { url = '' } = request;
    const basePath = basePathOf(rules());
    request.url = url.slice(basePath.length);
    const [pathname = ''] = request.url.split('?');
    const isServed = url.startsWith(`${basePath}/`) && !hiddenPaths.test(pathname);
    (isServed ? serveFile : answerUnknown)(request, response);
  };
}
