import type { Page } from 'playwright/test';
import sharp from 'sharp';

import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, partOf, type StateName, stateNames } from './support/pageStates';

/** Between two of the eight levels that each colour is rounded to. */
const step = 255 / 7;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

for (const width of [390, 1440]) {
  // There is no menu to open in a wide window.
  for (const state of stateNames.filter((name) => width === 390 || name !== 'the open menu')) {
    test(`${state} looks as before at ${width} px`, async ({ page }) => {
      await page.clock.setFixedTime('2026-06-01');
      await page.setViewportSize({ width, height: 844 });
      await enter(page, state);
      await settle(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const name = `${state.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
        expect.soft(await pictureOf(page, state)).toMatchSnapshot(name, { threshold: 0.2, maxDiffPixels: 30 });
      }
    });
  }
}

/** Loads every picture, and takes the number out of the message, which no other run has. */
async function settle(page: Page): Promise<void> {
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

/** The state's part of the page at half its size, in few colours, which keeps the repository small. */
async function pictureOf(page: Page, state: StateName): Promise<Buffer> {
  const part = page.locator(partOf(state)).first();
  const clip = state === 'the open menu' ? undefined : await part.boundingBox();
  let picture: Buffer = Buffer.alloc(0);
  const isStill = async () => {
    const before = picture;
    picture = await page.screenshot({ fullPage: Boolean(clip), ...(clip && { clip }), animations: 'disabled' });
    return picture.equals(before);
  };
  await expect.poll(isStill, { timeout: 20_000 }).toBe(true);
  const { width = 0 } = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize(Math.round(width / 2))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels = data.map((channel) => Math.round(channel / step) * step);
  return sharp(levels, { raw: info }).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
}
