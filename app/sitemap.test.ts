/** @jest-environment node */
import sitemap from './sitemap';

jest.mock('@/content/pages', () => ({ pages: [{ slug: 'imprint', updated: { date: '2026-03-01' } }] }));
jest.mock('@/content/metadata', () => ({
  language: 'en-GB',
  metadata: {
    home: { updated: '2026-02-01' },
    alternates: [{ language: 'el', url: 'https://el.firm.example/', name: 'Ελληνικά' }],
  },
}));

test('lists the home page in each language, and further pages with the day of their last change', () => {
  const [home, , ...further] = sitemap();
  const url: unknown = expect.stringMatching(/^http[^.]*\/$/);
  const languages = { 'en-GB': url, el: 'https://el.firm.example/' };
  expect(home).toEqual({ url, lastModified: '2026-02-01', alternates: { languages } });
  expect(further).toEqual([{ url: expect.stringMatching(/^http.*\/imprint$/), lastModified: '2026-03-01' }]);
});
