/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { metadata } from '@/content/metadata';
import { privacy } from '@/content/privacy';
import { runInTemporaryFolder, write } from '@/scripts/temporaryFolder';

import sitemap from './sitemap';

jest.mock('@/content/pages', () => ({
  pages: ['imprint', 'terms'].map((slug, index) => ({ slug, updated: { date: `2026-01-0${index + 1}` } })),
}));
runInTemporaryFolder();

test('lists the home page, the pages of text and every route with a folder of its own', async () => {
  for (const name of ['(home)/page', '(text)/[slug]/page', '(text)/open-roles/page', '(text)/team/work/page']) {
    write(`app/${name}.tsx`, '');
  }
  write('app/(text)/open-roles/layout.tsx', '');
  write('app/_site/page.tsx', '');

  const paths = (await sitemap()).map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(['/', '/privacypolicy', '/imprint', '/terms', '/open-roles', '/team/work']);
});

test('each page has the day in its records', async () => {
  ['unknown', 'privacy'].forEach((route) => write(`app/(text)/${route}/page.tsx`, ''));

  const days = (await sitemap()).map(({ lastModified }) => lastModified);
  const { date } = privacy.updated;
  expect(days).toEqual([metadata.home.updated, date, '2026-01-01', '2026-01-02', date, undefined]);
});
