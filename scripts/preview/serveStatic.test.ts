/** @jest-environment node */
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { listen } from './listen';
import { serveStatic } from './serveStatic';

const headers = '/*\n  X-Everywhere: yes\n\n/_next/static/a.js\n  Cache-Control: max-age=31536000\n';
const names = [
  'index.html',
  'index.html.br',
  'index.html.gz',
  'privacypolicy.html',
  'favicon.ico',
  '_next/static/a.js',
];
let server: Awaited<ReturnType<typeof listen>>;

runInTemporaryFolder();
beforeEach(async () => {
  ['package.json', 'out/404.html', ...names.map((name) => `out/${name}`)].forEach((name) => write(name, name));
  write('out/_headers', headers);
  server = await listen(serveStatic(path.resolve('out')));
});
afterEach(() => server.close());

/** Requests exactly this path, which fetch would normalise. */
function request(rawPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: rawPath, agent: false }, (response) => {
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
  ['/', 302, { location: '/firm/site/' }],
  ['/firm/site', 302, { location: '/firm/site/' }],
  ['/firm/site/privacypolicy?from=ad', 200, {}],
  ['/firm/site/_next/static/a.js', 200, { 'cache-control': 'max-age=31536000', 'x-everywhere': 'yes' }],
  ['/firm/site/404', 404, {}],
  ['/privacypolicy', 404, {}],
  ['/firm/sites/', 404, {}],
])('in a sub-folder %s is answered with %i', async (url, status, expected) => {
  write('out/_headers', headers.replaceAll(/^\//gm, '/firm/site/'));
  const { statusCode, headers: sent } = await request(url);
  expect([statusCode, sent]).toEqual([status, expect.objectContaining(expected)]);
});
