import type { Browser } from 'playwright/test';

import { expect, test } from './support/fixtures';
import { enter, stateNames, states } from './support/pageStates';

// Half the size keeps the repository small.
test.use({ contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5, expectedErrors: /./ });

/** Other platforms and Chromium versions render differently. */
const platformOf = (browser: Browser) => `${process.platform}-chromium-${parseInt(browser.version(), 10)}`;

for (const width of [390, 1440]) {
  // A wide window has no menu button.
  for (const state of stateNames.filter((name) => width === 390 || name !== 'the open menu')) {
    test(`${state} matches its screenshots at ${width} px`, async ({ page, browser }) => {
      await page.clock.setFixedTime('2026-06-01');
      await page.setViewportSize({ width, height: 844 });
      // With `font-display: optional` a font that loads late is not used. So block the fonts for typed letters, and open
      // the page once to have the others in the cache.
      await page.route(/(extended|european)[^/]*$/, (route) => route.abort());
      await page.goto('./');
      await enter(page, state);
      await page.evaluate(async () => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        for (const image of document.images) {
          image.loading = 'eager';
          await image.decode();
        }
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const name = [platformOf(browser), `${state.replaceAll(' ', '-')}-${width}-${colorScheme}.png`];
        const clip = state === 'the open menu' ? null : await page.locator(states[state].part).boundingBox();
        const part = { fullPage: Boolean(clip), ...(clip && { clip }) };
        await expect
          .soft(page)
          .toHaveScreenshot(name, { ...part, scale: 'device', maxDiffPixels: 30, timeout: 20_000 });
      }
    });
  }
}
