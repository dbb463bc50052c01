/** @jest-environment node */
import path from 'node:path';

import { headerRules, headersAt, headersFile, readHeaders } from '../lib/headers';
import { listen } from '../lib/listen';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { serveStatic } from './serveStatic';

runInTemporaryFolder();

/** Serves a site. @returns its responses */
async function request(basePath: string, ...paths: readonly string[]): Promise<Response[]> {
  write('out/index.html', 'home');
  write('out/404.html', 'not found');
  write('out/_headers', headersFile(headerRules(['index.html'], 'https://www.firm.example', basePath)));
  const { port, close } = await listen(serveStatic(path.resolve('out')));
  const responses = await Promise.all(paths.map((url) => fetch(`http://127.0.0.1:${port}${url}`)));
  close();
  return responses;
}

test('no browser is asked for https, which the preview does not speak', async () => {
  const [home] = await request('', '/');
  expect(headersAt('/', readHeaders('out'))['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  expect(home?.headers.get('content-security-policy')).toMatch(/object-src 'none'$/);
});

test('a site in a sub-folder is served only there, without what is for hosts', async () => {
  const paths = ['/firm/', '/', '/else/favicon.ico', '/firm/_headers', '/firm/404', '/firm/404/', '/firm/404.html'];
  const statuses = (await request('/firm', ...paths)).map(({ status }) => status);
  expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404]);
});
