/** @jest-environment node */
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { headerRules, headersAt, headersFile, readHeaders } from '../lib/headers';
import { listen } from '../lib/listen';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { serveStatic } from './serveStatic';

const rules = headerRules(['index.html', 'favicon.ico'], 'https://www.firm.example', '');
let origin = '';
let close = () => {};

runInTemporaryFolder();
beforeEach(async () => {
  write('out/index.html', 'home');
  write('out/_headers', headersFile(rules));
  const server = await listen(serveStatic(path.resolve('out')));
  origin = `http://127.0.0.1:${server.port}`;
  close = server.close;
});
afterEach(() => close());

test('a later build is served', async () => {
  write('out/later.txt', 'later');
  const { status, headers } = await fetch(`${origin}/later.txt`);
  expect(status).toBe(200);
  expect(headers.get('etag')).toBeTruthy();
});

test('no browser is asked for https, which the preview does not speak', async () => {
  expect(readHeaders('out')).toEqual(rules);
  expect(headersAt('/', rules)['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  expect((await fetch(origin)).headers.get('content-security-policy')).toMatch(/object-src 'none'$/);
});

test('a site in a sub-folder is served only there, without what is for hosts', async () => {
  write('out/404.html', 'not found');
  write('out/_headers', headersFile(headerRules(['index.html'], 'https://www.firm.example', '/firm')));
  const later = await listen(serveStatic(path.resolve('out')));
  const paths = ['/firm/', '/', '/else/favicon.ico', '/firm/_headers', '/firm/404', '/firm/404/', '/firm/404.html'];
  const answers = await Promise.all(paths.map((url) => fetch(`http://127.0.0.1:${later.port}${url}`)));
  later.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404, 404, 404]);
});

test('other machines are not served', async () => {
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  await expect(fetch(origin.replace('127.0.0.1', outside))).rejects.toThrow();
});
