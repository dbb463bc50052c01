import { navigation } from '../content/navigation';
import { dispatchClick, expect, expectTop, navigationLink, test } from './support/fixtures';

/** The links of the bar that lead to a section of the home page. */
const links = [...navigation.links, navigation.callToAction].filter(({ link }) => link.startsWith('/#'));

test(
  'each link of the bar scrolls to 100 px above its section',
  { tag: ['@firefox', '@phone', '@smoke'] },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    for (const { title, link } of links) {
      await dispatchClick(await navigationLink(page, title));
      await expect(page).toHaveURL(`.${link}`);
      await expectTop(page.locator(link.slice(1)), 100);
    }
    // The URL already has the fragment of the last link.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await dispatchClick(await navigationLink(page, navigation.callToAction.title));
    await expectTop(page.locator(navigation.callToAction.link.slice(1)), 100);
  },
);

test('the bar has a background from a scroll position of 10 px, or on the privacy policy', async ({ page }) => {
  await page.goto('./');
  const bar = page.getByRole('banner');
  const background = () => bar.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  const transparent = await background();
  for (const [top, scrolled] of [
    [10, true],
    [9, false],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(bar).toHaveAttribute('data-scrolled', String(scrolled));
    await (scrolled ? expect.poll(background).not.toBe(transparent) : expect.poll(background).toBe(transparent));
  }
  await page.goto('./privacypolicy');
  expect(await background()).not.toBe(transparent);
});

test('the first Tab focuses the skip link', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLabel, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
