import { privacy, privacySections } from '../content/privacy';
import { dispatchClick, expect, expectTop, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the policy has its banner, and reloads with and without a trailing slash',
  { tag: '@smoke' },
  async ({ page }) => {
    for (const url of ['./privacypolicy', './privacypolicy/']) {
      expect((await page.goto(url))?.ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
    }
    const image = await page
      .locator('article > header')
      .evaluate((banner) => /url\("(.+)"\)/.exec(getComputedStyle(banner).backgroundImage)?.[1]);
    expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
  },
);

test('the contents list scrolls to the first and the last section', async ({ page }) => {
  // In a low window, the last section can scroll to the top, too.
  await page.setViewportSize({ width: 390, height: 320 });
  await page.goto('./privacypolicy');
  const contents = page.getByRole('navigation', { name: privacy.contentsTitle, exact: true }).getByRole('link');
  await expect(contents).toHaveCount(privacySections.length);
  for (const index of [0, privacySections.length - 1]) {
    await dispatchClick(contents.nth(index));
    await expectTop(page.locator(`#${privacySections[index]?.id}`), 100);
  }
});
