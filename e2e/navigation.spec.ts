import { logoLinkLabel } from '../content/brand';
import { navigation } from '../content/navigation';
import { privacy } from '../content/privacy';
import { dispatchClick, expect, expectTop, navigationLink, scrollTo, test } from './support/fixtures';

/** The links of the bar that lead to a section of the home page. */
const links = [...navigation.links, navigation.callToAction].filter(({ link }) => link.startsWith('/#'));
const sectionOf = (link: string) => link.replace('/', '');

test(
  'each link of the bar scrolls to 100 px above its section',
  { tag: ['@firefox', '@phone', '@smoke'] },
  async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    for (const { title, link } of links) {
      await dispatchClick(await navigationLink(page, title));
      await expect(page).toHaveURL(`.${link}`);
      await expectTop(page.locator(sectionOf(link)), 100);
    }
    // The URL already has the fragment of the last link.
    await scrollTo(page, 0);
    await dispatchClick(await navigationLink(page, navigation.callToAction.title));
    await expectTop(page.locator(sectionOf(navigation.callToAction.link)), 100);
  },
);

test('another page starts at its top, and leads to the sections of the home page', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('contentinfo').locator('[href$="/privacypolicy"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await dispatchClick(await navigationLink(page, navigation.callToAction.title));
  await expect(page).toHaveURL(`.${navigation.callToAction.link}`);
  await expectTop(page.locator(sectionOf(navigation.callToAction.link)), 100);
  await dispatchClick(page.getByRole('link', { name: logoLinkLabel }));
  await expect(page).toHaveURL(`.${navigation.home.link}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page is there before a click on its link, in Chromium', async ({ page, context }) => {
  // Chromium does not prefetch while Playwright intercepts requests, as it does on a deployed site.
  await context.unrouteAll();
  await page.goto('./');
  const link = page.getByRole('contentinfo').locator('[href$="/privacypolicy"]').first();
  const prefetched = page.waitForResponse('**/privacypolicy');
  await link.hover();
  await (await prefetched).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
  const delivery = () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType;
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
});

test('the bar has a background from a scroll position of 10 px, or on the privacy policy', async ({ page }) => {
  await page.goto('./');
  const bar = page.getByRole('banner');
  const background = () => bar.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  const transparent = await background();
  for (const [top, scrolled] of [
    [10, true],
    [9, false],
  ] as const) {
    await scrollTo(page, top);
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
