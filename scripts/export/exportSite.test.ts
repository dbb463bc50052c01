/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { exportSite, isPublished } from './exportSite';

runInTemporaryFolder();

test('an export without a page leaves the earlier site', async () => {
  write('.next/export/_next/a.css', 'a{}');
  write('out/index.html', 'the site');
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process ended.');
  });
  const report = jest.spyOn(console, 'error').mockReturnValue(undefined);

  await expect(exportSite()).rejects.toThrow('The process ended.');
  expect(report.mock.calls).toEqual([[expect.stringMatching(/^Next\.js has exported no page to \.next.export.*$/)]]);
  expect(readFileSync('out/index.html', 'utf8')).toBe('the site');
});

test.each([
  ['public/images/ada.jpg', '', false],
  ['public/images/ada.svg', '<img src="/images/ada.svg">', true],
  ['public/.well-known/security.txt', '', true],
  ['.next/export/privacypolicy.txt', '', false],
  ['.next/export/robots.txt', '', true],
  ['.next/export/build-only-css-modules.json', '', false],
  ['.next/export/_next/static/chunk.js', '', false],
  ['.next/export/_next/static/media/text.woff2', 'url(/_next/static/media/text.woff2)', true],
])('is %s published beside “%s”? %s', (file, texts, expected) => {
  write('.next/export/privacypolicy.html', '');
  write(file, '');
  expect(isPublished(file.replace(/^(public|\.next\/export)\//, ''), texts)).toBe(expected);
});
