/** @jest-environment node */
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { listen } from './listen';
import { serveStatic } from './serveStatic';

const names = ['index.html', 'index.html.br', 'index.html.gz', 'privacypolicy.html', '404.html'];
let server: Awaited<ReturnType<typeof listen>>;

runInTemporaryFolder();
beforeEach(async () => {
  ['package.json', ...names.map((name) => `out/${name}`)].forEach((name) => write(name, name));
  write('out/_headers', '/*\n  X-Everywhere: yes\n');
  server = await listen(serveStatic(path.resolve('out')));
});
afterEach(() => server.close());

// How it serves what was built, is tested in scripts/verify/.

/** Requests exactly this path, which fetch would normalise. */
function request(rawPath: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: server.port, path: rawPath, agent: false }, (response) => {
      resolve(response.resume());
    }).on('error', reject);
  });
}

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
  ['/firm/site/privacypolicy?from=ad', 200, undefined],
  ['/firm/site/404', 404, undefined],
  ['/privacypolicy', 404, undefined],
  ['/firm/sites/', 404, undefined],
])('in a sub-folder %s is answered with %i', async (url, status, location) => {
  write('out/_headers', '/firm/site/*\n  X-Everywhere: yes\n');
  const { statusCode, headers } = await request(url);
  expect([statusCode, headers.location]).toEqual([status, location]);
});
