import type { Page } from 'playwright/test';

import { services } from '../content/services';
import { expect, scrollTo, test } from './support/fixtures';

const animated = (page: Page) => page.locator('[data-aos]');

async function expectAllShown(page: Page): Promise<void> {
  const opacities = () =>
    animated(page).evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));
  await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']));
}

/** Opens the home page, and scrolls to load the animation library. */
async function openAnimated(page: Page): Promise<void> {
  await page.goto('/');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
}

test('an element animates for 1000 ms after its delay', async ({ page }) => {
  await openAnimated(page);
  const last = animated(page).last();
  await expect(last).toHaveCSS('opacity', '0');
  await last.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(last).toHaveClass(/aos-animate/);
  await expect(last).toHaveCSS('transition-duration', '1s');
  await expect(last).toHaveCSS('opacity', '1');

  const delays = await animated(page).evaluateAll((all) =>
    all.map((element) => {
      element.classList.add('aos-animate');
      return [element.getAttribute('data-aos-delay'), parseFloat(getComputedStyle(element).transitionDelay) * 1000];
    }),
  );
  expect(delays.slice(0, services.length)).toEqual(
    services.map(({ animationDelay }) => [String(animationDelay), animationDelay]),
  );
  expect(delays.map(([delay]) => Number(delay))).toEqual(delays.map(([, delay]) => delay));
});

test('an element animates once its top is 200 px inside the window', async ({ page }) => {
  await openAnimated(page);
  const element = page.locator('#team [data-aos]').first();
  const enters = await element.evaluate((card) => {
    let top = 0;
    for (let node: HTMLElement | null = card as HTMLElement; node; node = node.offsetParent as HTMLElement | null) {
      top += node.offsetTop;
    }
    return Math.round(top - innerHeight);
  });
  await scrollTo(page, enters + 190);
  await expect(element).not.toHaveClass(/aos-animate/);
  await scrollTo(page, enters + 210);
  await expect(element).toHaveClass(/aos-animate/);
});

test('nothing on the first screen is animated', async ({ page }) => {
  await page.goto('/');
  for (const element of await animated(page).all()) {
    await expect(element).not.toBeInViewport();
  }
});

test('everything is shown after a fast scroll on a slow processor', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (let scrolls = 0; scrolls < 8; scrolls += 1) {
    await page.mouse.wheel(0, 4000);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await expectAllShown(page);
});

test('a card with focus is shown at once', { tag: ['@firefox', '@a11y'] }, async ({ page }) => {
  await openAnimated(page);
  const card = page.locator('#service [data-aos]').last();
  await card
    .getByRole('link')
    .last()
    .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(card).toHaveCSS('opacity', '1');
});

test('print hides and covers nothing', async ({ page }) => {
  await openAnimated(page);
  await page.emulateMedia({ media: 'print' });
  await expectAllShown(page);
  const covering = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(covering).toEqual([]);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden or moves', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 40);
    await expectAllShown(page);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
