import { privacy, privacySections } from '../content/privacy';
import { dispatchClick, expect, expectTop, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the policy loads and reloads with and without a trailing slash',
  { tag: ['@firefox', '@smoke'] },
  async ({ page }) => {
    for (const address of ['/privacypolicy', '/privacypolicy/']) {
      expect((await page.goto(address))?.ok()).toBe(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
    }
  },
);

test('the banner has its background image', async ({ page }) => {
  await page.goto('/privacypolicy');
  const image = await page
    .locator('article > header')
    .evaluate((banner) => /url\("(.+)"\)/.exec(getComputedStyle(banner).backgroundImage)?.[1]);
  expect((await page.request.get(image ?? '')).headers()['content-type']).toMatch(/^image\//);
});

test('each link of the contents list scrolls below the bar', { tag: '@firefox' }, async ({ page }) => {
  // In a low window, the last section can scroll to the top, too.
  await page.setViewportSize({ width: 390, height: 320 });
  await page.goto('/privacypolicy');
  const contents = page.getByRole('navigation', { name: privacy.contentsTitle }).getByRole('link');
  await expect(contents).toHaveCount(privacySections.length);
  for (const [index, { id }] of privacySections.entries()) {
    await dispatchClick(contents.nth(index));
    await expectTop(page.locator(`#${id}`), 100);
  }
});

test('a visit sets no cookie and stores nothing', async ({ page, context }) => {
  for (const address of ['/', '/privacypolicy']) {
    await page.goto(address);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  }
  expect(await context.cookies()).toEqual([]);
});
