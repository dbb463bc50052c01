/** @jest-environment node */
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { listen } from './listen';
import { serveStatic } from './serveStatic';

const files = {
  'package.json': '{}',
  'out/_headers': '/*\n  X-Everywhere: yes\n\n/_next/static/a.js\n  Cache-Control: max-age=31536000\n',
  'out/index.html': 'home',
  'out/index.html.br': 'compressed',
  'out/index.html.gz': 'compressed',
  'out/404.html': 'not found',
  'out/privacypolicy.html': 'policy',
  'out/favicon.ico': 'icon',
  'out/_next/static/a.js': 'script',
};
let server: Awaited<ReturnType<typeof listen>>;

runInTemporaryFolder();
beforeEach(async () => {
  Object.entries(files).forEach(([name, text]) => write(name, text));
  server = await listen(serveStatic(path.resolve('out')));
});
afterEach(() => server.close());

/** Requests exactly this path, which fetch would normalise. */
function request(rawPath: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: rawPath, headers, agent: false }, (response) => {
      resolve(response.resume());
    }).on('error', reject);
  });
}

test.each([
  ['/', 'text/html;charset=utf-8', 'no-cache'],
  ['/privacypolicy', 'text/html;charset=utf-8', 'no-cache'],
  ['/favicon.ico', 'image/x-icon', 'no-cache'],
  ['/_next/static/a.js', 'text/javascript', 'max-age=31536000'],
])('%s is served as %s with the Cache-Control %s', async (url, type, cacheControl) => {
  const { statusCode, headers } = await request(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl, 'x-everywhere': 'yes' });
});

test('a page is compressed, and revalidated by its ETag', async () => {
  const { headers } = await request('/', { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br' });
  expect((await request('/', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' })).statusCode).toBe(304);
});

test.each([
  ['unknown URLs', ['/nowhere', '/_next/static/missing.js', '/%']],
  ['hidden files', ['/404', '/404.html', '/404/', '/404?from=ad', '/_headers', '/index.html.br', '/index.html.gz']],
  ['paths outside the folder', ['/../package.json', '/..%2fpackage.json', '//etc/passwd', '/%00']],
])('%s are answered with a 404 that browsers must revalidate', async (_kind, urls) => {
  for (const url of urls) {
    const { statusCode, headers } = await request(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-cache']);
  }
});

test('other machines are not served', async () => {
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  await expect(fetch(`http://${outside}:${server.port}`)).rejects.toThrow();
});

test.each([
  ['/', 302, '/firm/site/'],
  ['/firm/site', 302, '/firm/site/'],
  ['/firm/site/', 200, undefined],
  ['/firm/site/privacypolicy?from=ad', 200, undefined],
  ['/firm/site/_next/static/a.js', 200, undefined],
  ['/firm/site/404', 404, undefined],
  ['/privacypolicy', 404, undefined],
  ['/firm/sites/', 404, undefined],
])('in a sub-folder %s is answered with %i', async (url, status, location) => {
  write('out/_headers', files['out/_headers'].replaceAll(/^\//gm, '/firm/site/'));
  const { statusCode, headers } = await request(url);
  expect([statusCode, headers.location]).toEqual([status, location]);
  if (url.endsWith('.js')) {
    expect(headers).toMatchObject({ 'cache-control': 'max-age=31536000', 'x-everywhere': 'yes' });
  }
});
