/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { isPublished } from './exportSite';

runInTemporaryFolder();

test.each([
  ['public/images/ada.jpg', '', false],
  ['public/images/ada.svg', '<img src="/images/ada.svg">', true],
  ['public/.well-known/security.txt', '', true],
  ['.next/export/privacypolicy.txt', '', false],
  ['.next/export/robots.txt', '', true],
  ['.next/export/_next/static/chunk.js', '', false],
  ['.next/export/_next/static/media/text.woff2', 'url(/_next/static/media/text.woff2)', true],
])('is %s published beside “%s”? %s', (file, texts, expected) => {
  write(file, '');
  expect(isPublished(file.replace(/^(public|\.next\/export)\//, ''), texts)).toBe(expected);
});
