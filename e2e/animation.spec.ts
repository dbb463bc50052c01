import type { Page } from 'playwright/test';

import { expect, expectAllShown, expectHydrated, jumpTo, test } from './support/fixtures';

const animated = (page: Page) => page.locator('[data-aos]');

/** Opens the home page, and scrolls a little, which loads the animation library. */
async function openAnimated(page: Page, url = './'): Promise<void> {
  await page.goto(url);
  await page.mouse.wheel(0, 1);
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
}

test('everything is shown after a fast scroll on a slow processor', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('./', { waitUntil: 'commit' });
  // Only the end of the document is awaited here, which can take long on a busy machine.
  await expect(page.getByRole('contentinfo')).toBeAttached({ timeout: 20_000 });
  for (let scrolls = 0; scrolls < 8; scrolls += 1) {
    await page.mouse.wheel(0, 4000);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await expectAllShown(page);
});

test('no element in view is hidden when the animation starts', async ({ page }) => {
  await openAnimated(page, './#team');
  const inView = await animated(page).evaluateAll((elements) =>
    elements.filter((element) => element.getBoundingClientRect().top < innerHeight).map((element) => element.className),
  );
  expect(inView.length).toBeGreaterThan(0);
  expect(inView.filter((name) => !name.includes('aos-animate'))).toEqual([]);
});

test('a card with focus is shown at once', async ({ page }) => {
  await openAnimated(page);
  const card = page.locator('#service [data-aos]').last();
  await expect(card).toHaveCSS('opacity', '0');
  const opacity = await card.evaluate((element) => {
    element.querySelector('a')?.focus({ preventScroll: true });
    return getComputedStyle(element).opacity;
  });
  expect(opacity).toBe('1');
});

test('what comes into view because the page becomes shorter is shown', async ({ page }) => {
  await openAnimated(page);
  const hidden = () =>
    animated(page).evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().top < innerHeight - 300 && !element.matches('#hero *'))
        .filter((element) => !element.classList.contains('aos-animate'))
        .map((element) => element.textContent),
    );
  await page.locator('#hero').evaluate((hero) => (hero.style.display = 'none'));
  await expect.poll(hidden).toEqual([]);
});

test('in a low window, a card is shown before it reaches the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAnimated(page);
  const card = page.locator('#service [data-aos]').first();
  await card.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 160, behavior: 'instant' }));
  await expect(card).toHaveCSS('opacity', '1');
});

test('motion that starts by itself hides nothing, and ends within five seconds', async ({ page }) => {
  await page.goto('./');
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(
        ({ effect, timeline }) => (timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime) || [],
      ),
  );
  expect(Math.max(0, ...ends.map(Number))).toBeLessThanOrEqual(5000);
  const changed = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
  );
  expect(changed).not.toContain('opacity');
});

test('the line is drawn while the page scrolls, and whole before and after', async ({ page }) => {
  const isWholeAt = async (top: number) => {
    await jumpTo(page, top);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const whole = await page.screenshot();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    return whole.equals(await page.screenshot());
  };
  await page.goto('./');
  const drawn = () =>
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length);
  expect(await drawn()).toBe(0);
  await openAnimated(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    // Pictures that load between two screenshots are a difference too, but not for long.
    await expect.poll(() => isWholeAt(100_000)).toBe(true);
    await expect.poll(() => isWholeAt(2000)).toBe(false);
  }
});

test('with reduced motion nothing is hidden or moves', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await page.mouse.wheel(0, 40);
  await expectHydrated(page);
  await page.mouse.wheel(0, 400);
  await expectAllShown(page);
  expect(scripts).toEqual([expect.stringContaining('/islands-')]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.locator('#service').getByRole('listitem').first().hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
