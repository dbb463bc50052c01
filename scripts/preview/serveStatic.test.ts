/** @jest-environment node */
import path from 'node:path';

import { headerRules, headersAt, headersFile, readHeaders } from '../lib/headers';
import { listen } from '../lib/listen';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { serveStatic } from './serveStatic';

runInTemporaryFolder();

/** Serves a site. @returns its responses */
async function request(...paths: readonly string[]): Promise<Response[]> {
  write('out/index.html', 'home');
  write('out/404.html', 'not found');
  write('out/_headers', headersFile(headerRules(['index.html'], 'https://www.firm.example')));
  const { port, close } = await listen(serveStatic(path.resolve('out')));
  const responses = await Promise.all(paths.map((url) => fetch(`http://127.0.0.1:${port}${url}`)));
  close();
  return responses;
}

test('no browser is asked for https, which the preview does not speak', async () => {
  const [home] = await request('/');
  expect(headersAt('/', readHeaders('out'))['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  expect(home?.headers.get('content-security-policy')).toMatch(/object-src 'none'$/);
});

test('what is for hosts is not served', async () => {
  const responses = await request('/', '/_headers', '/404', '/404/', '/404.html');
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404]);
});
