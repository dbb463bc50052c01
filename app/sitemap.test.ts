/** @jest-environment node */
import { metadata } from '@/content/metadata';
import { privacy } from '@/content/privacy';
import { runInTemporaryFolder, write } from '@/scripts/temporaryFolder';

import sitemap from './sitemap';

jest.mock('@/content/pages', () => ({
  pages: ['imprint', 'terms'].map((slug, index) => ({ slug, updated: { date: `2026-01-0${index + 1}` } })),
}));
runInTemporaryFolder();

test('lists the home page, the pages of text and every route with a folder of its own, each with its day', () => {
  for (const name of ['(home)/page', '(text)/[slug]/page', '(text)/open-roles/page', '(text)/team/work/page']) {
    write(`app/${name}.tsx`, '');
  }
  write('app/(text)/open-roles/layout.tsx', '');
  // These are no routes.
  for (const name of ['_site/page.tsx', '_drafts/(text)/old/page.tsx', '(text)/team/page.tsx.bak']) {
    write(`app/${name}`, '');
  }

  expect(sitemap().map(({ url, lastModified }) => [new URL(url).pathname, lastModified])).toEqual([
    ['/', metadata.home.updated],
    ['/privacypolicy', privacy.updated.date],
    ['/imprint', '2026-01-01'],
    ['/terms', '2026-01-02'],
    ['/open-roles', undefined],
    ['/team/work', undefined],
  ]);
});
