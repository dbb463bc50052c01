import { logoLinkLabel } from '../content/brand';
import { hero } from '../content/hero';
import { footer, navigation } from '../content/navigation';
import { privacy } from '../content/privacy';
import type { LinkItem } from '../scripts/schemas/content';
import { dispatchClick, expect, expectTop, navigationLink, scrollTo, test } from './support/fixtures';

/** The links of the bar that lead to a section of the home page. */
const links = [...navigation.links, navigation.callToAction].filter(({ link }) => link.startsWith('/#'));
const [firstLink = navigation.callToAction] = links;
const sectionOf = (link: string) => link.replace('/', '');

test('each link of the bar scrolls to 100 px above its section', { tag: ['@firefox', '@smoke'] }, async ({ page }) => {
  await page.goto('/');
  for (const { title, link } of links) {
    await dispatchClick(await navigationLink(page, title));
    await expect(page).toHaveURL(link);
    await expectTop(page.locator(sectionOf(link)), 100);
  }
});

test('the logo leads to the top of the home page', { tag: '@firefox' }, async ({ page }) => {
  for (const from of ['/', '/privacypolicy']) {
    await page.goto(from);
    await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }));
    await dispatchClick(page.getByRole('link', { name: logoLinkLabel }));
    await expect(page).toHaveURL(navigation.home.link);
    await expectTop(page.locator(sectionOf(navigation.home.link)), 0);
  }
});

test('the privacy policy links to sections of the home page', async ({ page }) => {
  await page.goto('/privacypolicy');
  await dispatchClick(await navigationLink(page, firstLink.title));
  await expect(page).toHaveURL(firstLink.link);
  await expectTop(page.locator(sectionOf(firstLink.link)), 100);
});

test('scrolling to a section is smooth unless motion is reduced', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/');
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
});

test('a link scrolls again when the URL already has its fragment', { tag: '@firefox' }, async ({ page }) => {
  const section = page.locator(sectionOf(firstLink.link));
  await page.goto(firstLink.link);
  await expectTop(section, 100);
  await scrollTo(page, 0);
  await dispatchClick(await navigationLink(page, firstLink.title));
  await expectTop(section, 100);
});

test('the bar changes its style at a scroll position of 10 px', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const background = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const transparent = await background();
  for (const [top, scrolled] of [
    [10, true],
    [9, false],
    [10, true],
  ] as const) {
    await scrollTo(page, top);
    await expect(bar).toHaveAttribute('data-scrolled', String(scrolled));
    await (scrolled ? expect.poll(background).not.toBe(transparent) : expect.poll(background).toBe(transparent));
  }
});

test('the bar of the privacy policy has a background before scrolling', async ({ page }) => {
  const background = () =>
    page
      .getByRole('banner')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.goto('/');
  const transparent = await background();
  await page.goto('/privacypolicy');
  expect(await background()).not.toBe(transparent);
});

test.describe('with system fonts', () => {
  // A web font could load earlier on the second visit than on the first, and change the line breaks.
  test.use({ expectedErrors: /\.woff2|ERR_FAILED/ });

  test('links start at the top and Back restores the scroll position', { tag: '@firefox' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await scrollTo(page, 2000);
    const about = page.locator('#about');
    const before = await about.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const links: readonly LinkItem[] = footer.links;
    const [toPrivacy] = links.filter(({ link }) => link === '/privacypolicy');
    await dispatchClick(page.getByRole('contentinfo').getByRole('link', { name: toPrivacy?.title ?? '', exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expectTop(about, before);
  });
});

test('the first Tab focuses the skip link', { tag: ['@firefox', '@a11y'] }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLabel });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
