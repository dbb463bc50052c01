import { logoLinkLabel } from '../content/brand';
import { expect, expectTop, hydrated, navigationLink, press, scrollTo, test } from './support/fixtures';

for (const from of ['/', '/privacypolicy']) {
  for (const [name, id] of [
    ['Services', 'service'],
    ['About', 'about'],
    ['Contact', 'contact'],
    ['Contact Us', 'contact'],
  ] as const) {
    test(`from ${from}, ${name} goes to /#${id} and stops 100 px above the section${from === '/' ? ' @firefox' : ''}`, async ({
      page,
    }) => {
      await page.goto(from);
      await press(await navigationLink(page, name));
      await expect(page).toHaveURL(`/#${id}`);
      await expectTop(page.locator(`#${id}`), 100);
    });
  }

  test(`from ${from}, the logo goes to the hero with no offset @firefox`, async ({ page }) => {
    await page.goto(from);
    await scrollTo(page, 900);
    await press(page.getByRole('link', { name: logoLinkLabel }));
    await expect(page).toHaveURL('/#hero');
    await expectTop(page.locator('#hero'), 0);
  });
}

test('sections are reached smoothly @firefox', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(Math.round(scrollY)));
  });
  await press(await navigationLink(page, 'Services'));
  await expectTop(page.locator('#service'), 100);
  const passed = await page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size);
  expect(passed).toBeGreaterThan(3);
});

test('the same section can be reached twice @firefox', async ({ page }) => {
  await page.goto('/#about');
  await expectTop(page.locator('#about'), 100);
  await scrollTo(page, 0);
  await press(await navigationLink(page, 'About'));
  await expectTop(page.locator('#about'), 100);
});

test('the bar is scrolled from exactly 10 px, and back @firefox', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('banner');
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const clear = await ground();

  await scrollTo(page, 9);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await scrollTo(page, 10);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
  await expect.poll(ground).not.toBe(clear);
  await scrollTo(page, 9);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await expect.poll(ground).toBe(clear);
});

test.describe('with the fonts of the system', () => {
  // A late font would make the second visit's lines break elsewhere than the first's.
  test.use({ expectedErrors: /\.woff2|ERR_FAILED/ });

  test('another page starts at the top, and Back returns to where the visitor was @firefox', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await scrollTo(page, 2000);
    const about = page.locator('#about');
    const before = await about.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy Policy');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Talent Solutions');
    await expectTop(about, before);
  });
});

test('the bar of the privacy policy has its own ground from the start @firefox', async ({ page }) => {
  const ground = () =>
    page
      .getByRole('banner')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  await page.goto('/');
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  await page.goto('/privacypolicy');
  expect(await ground()).not.toBe('rgba(0, 0, 0, 0)');
});

test('the first Tab leads to a link that skips to the content @firefox', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
