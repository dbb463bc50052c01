/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { listen } from './listen';
import { serveStatic } from './serveStatic';

const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const out = path.join(folder, 'out');
const files = {
  'package.json': '{}',
  'out/_headers': '/*\n  X-Everywhere: yes\n\n/_next/static/*\n  Cache-Control: max-age=31536000\n',
  'out/index.html': 'home',
  'out/index.html.br': 'compressed',
  'out/404.html': 'not found',
  'out/privacypolicy.html': 'policy',
  'out/favicon.ico': 'icon',
  'out/_next/static/a.js': 'script',
};
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  server = await listen(serveStatic(out));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Requests exactly this path, which fetch would normalise. */
function request(rawPath: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: rawPath, headers, agent: false }, (response) => {
      resolve(response.resume());
    }).on('error', reject);
  });
}

test.each([
  ['/', 'no-cache'],
  ['/privacypolicy', 'no-cache'],
  ['/_next/static/a.js', 'max-age=31536000'],
])('%s is served with the Cache-Control %s', async (address, cacheControl) => {
  const { statusCode, headers } = await request(address);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': cacheControl, 'x-everywhere': 'yes' });
});

test('a page is compressed, and revalidated by its ETag', async () => {
  const { headers } = await request('/', { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html;charset=utf-8' });
  expect((await request('/', { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' })).statusCode).toBe(304);
});

test('favicon.ico has its media type', async () => {
  expect((await request('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
});

test.each([
  '/nowhere',
  '/_next/static/missing.js',
  '/404',
  '/404.html',
  '/404?from=ad',
  '/_headers',
  '/index.html.br',
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/_next/../../package.json',
  '//etc/passwd',
  '/%00',
  '/%',
])('%s is answered with a 404 that no browser caches', async (address) => {
  const { statusCode, headers } = await request(address);
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
});
