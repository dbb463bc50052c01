/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';
import { runInTemporaryFolder, write } from '@/scripts/temporaryFolder';

import sitemap from './sitemap';

runInTemporaryFolder();

test('lists the home page, the pages of text and every route with a folder of its own', async () => {
  for (const name of ['(home)/page', '(text)/[slug]/page', '(text)/careers/page', '(text)/team/work/page']) {
    write(`app/${name}.tsx`, '');
  }
  write('app/(text)/careers/layout.tsx', '');
  write('app/_site/page.tsx', '');

  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname);
  const ofText = pages.map(({ slug }) => `/${slug}`);
  expect(paths).toEqual(['/', '/privacypolicy', ...ofText, '/careers', '/team/work']);
});

test('a page with a folder of its own has the day in its records', async () => {
  ['unknown', 'privacy'].forEach((route) => write(`app/(text)/${route}/page.tsx`, ''));

  const days = (await sitemap()).slice(-2).map(({ lastModified }) => lastModified);
  expect(days).toEqual([privacy.updated.date, undefined]);
});
