import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { filesIn } from '../scripts/lib/filesIn';
import { headersAt, readHeaders } from '../scripts/lib/headers';
import { outFolder } from '../scripts/lib/outFolder';
import { deployedUrl, siteFolder } from './support/environment';

/* `npm run verify` compares a deployed site with what `npm run build` has made; `npm test` compares the preview. */
if (process.env.npm_lifecycle_event === 'verify' && !deployedUrl) {
  throw new Error('Name the site to verify: PLAYWRIGHT_TEST_BASE_URL=https://www.example.com npm run verify');
}

const folder = deployedUrl ? outFolder : siteFolder;
/** Below this size a host need not compress a text. */
const compressedFrom = 1400;
/** Paths at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/'];

function targets() {
  // Without what is for hosts
  const served = filesIn(folder).filter((file) => !/^(404\.html|_headers|.*\.br)$/.test(file));
  const pathsOf = (file: string) => new Set([`/${file}`, `/${file}`.replace(/(\/index)?\.html$/, '') || '/']);
  return [
    ...served.flatMap((file) => Array.from(pathsOf(file), (pathname) => ({ pathname, file, status: 200 }))),
    ...unknownPaths.map((pathname) => ({ pathname, file: '404.html', status: 404 })),
  ];
}

/** A page has the year in which it was built. A script replaces it by that of the visitor's clock. */
const withoutYear = (body: Buffer) => body.toString('latin1').replace(/(?<=<span data-year="">)\d{4}/, '');

/** A host may order the values of a header in another way. */
const sorted = (header = '') =>
  header
    .toLowerCase()
    .split(/[,;] */)
    .sort()
    .join();

test('the host serves each file as it was built', { tag: '@error-page' }, async ({ request, baseURL }) => {
  const faults: string[] = [];
  for (const { pathname, file, status } of targets()) {
    const response = await request.get(`.${encodeURI(pathname)}`);
    const built = readFileSync(path.join(folder, file));
    const isLongText = /\.(html|css|js|svg)$/.test(file) && built.length >= compressedFrom;
    const found = [
      response.status() !== status && `has the status ${response.status()}, not ${status}`,
      !response.url().startsWith(String(baseURL)) && `redirects to ${response.url()}`,
      withoutYear(await response.body()) !== withoutYear(built) &&
        'differs: another build is deployed or cached, or the host changes the file',
      response.ok() && isLongText && !response.headers()['content-encoding'] && 'is not compressed',
    ];
    faults.push(...found.filter(Boolean).map((fault) => `${pathname}  ${fault}`));
  }
  expect(faults).toEqual([]);
});

test(
  'the host sends the headers of _headers, and lets nobody cache an error',
  { tag: '@headers' },
  async ({ request }) => {
    const rules = readHeaders(folder);
    const faults: string[] = [];
    for (const { pathname, status } of targets()) {
      const sent = (await request.get(`.${encodeURI(pathname)}`)).headers();
      const changed = Object.entries(headersAt(pathname, rules)).filter(
        ([name, value]) => sorted(sent[name.toLowerCase()]) !== sorted(value),
      );
      faults.push(...changed.map(([name]) => `${pathname}  lacks or changes ${name}`));
      if (status === 404 && /max-age=[1-9]|immutable/.test(sent['cache-control'] ?? '')) {
        faults.push(`${pathname}  has the status 404, but may be cached`);
      }
    }
    expect(faults).toEqual([]);
  },
);
