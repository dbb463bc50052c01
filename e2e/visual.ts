import type { Page } from 'playwright/test';
import sharp from 'sharp';

import { expect, test } from './support/fixtures';
import { enter, type StateName, stateNames, states } from './support/pageStates';

/** Each colour channel is rounded to eight levels. This is the difference between two levels. */
const levelStep = 255 / 7;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /./ });

for (const width of [390, 1440]) {
  // A wide window has no menu button.
  for (const state of stateNames.filter((name) => width === 390 || name !== 'the open menu')) {
    test(`${state} matches its screenshots at ${width} px`, async ({ page }) => {
      await page.clock.setFixedTime('2026-06-01');
      await page.setViewportSize({ width, height: 844 });
      // With `font-display: optional` a font that loads late is not used. So block the fonts for typed letters, and open
      // the page once to have the others in the cache.
      await page.route(/(extended|european)[^/]*$/, (route) => route.abort());
      await page.goto('./');
      await enter(page, state);
      await makeRepeatable(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const name = `${state.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
        expect.soft(await screenshotOf(page, state)).toMatchSnapshot(name, { threshold: 0.2, maxDiffPixels: 30 });
      }
    });
  }
}

/** Loads all images, and removes the random reference from the message. */
async function makeRepeatable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const textarea of document.querySelectorAll('textarea')) {
      textarea.value = textarea.value.replace(/\S+$/, '');
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode();
    }
  });
}

/** Takes a screenshot of the state's part. Half its size and few colours keep the repository small. */
async function screenshotOf(page: Page, state: StateName): Promise<Buffer> {
  const part = page.locator(states[state].part).first();
  const clip = state === 'the open menu' ? undefined : await part.boundingBox();
  let screenshot: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const before = screenshot;
    screenshot = await page.screenshot({ fullPage: Boolean(clip), ...(clip && { clip }), animations: 'disabled' });
    return screenshot.equals(before);
  };
  await expect.poll(isStill, { timeout: 20_000 }).toBe(true);
  const { width = 0 } = await sharp(screenshot).metadata();
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .resize(Math.round(width / 2))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = data.map((channel) => Math.round(channel / levelStep) * levelStep);
  return sharp(levels, { raw: info }).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
}
