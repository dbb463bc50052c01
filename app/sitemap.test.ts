/** @jest-environment node */
import sitemap from './sitemap';

jest.mock('@/content/pages', () => ({ pages: [{ slug: 'imprint', updated: { date: '2026-03-01' } }] }));

test('lists further pages with the day of their last change', () => {
  const [last] = sitemap().slice(-1);
  expect(last).toEqual({ url: expect.stringMatching(/^http.*\/imprint$/), lastModified: '2026-03-01' });
});
