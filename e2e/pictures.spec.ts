import { expect, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'every picture loads when it is due, and keeps its proportions',
  { tag: ['@smoke', '@phone'] },
  async ({ page }) => {
    await page.goto('./');
    const images = page.locator('main img').filter({ visible: true });
    await expect(images).not.toHaveCount(0);
    // Those of the first screen load at once, the others when they come near.
    const mistimed = await images.evaluateAll((elements: HTMLImageElement[]) =>
      elements
        .filter((image) => (image.loading === 'lazy') === image.matches('#hero :not(a) > img'))
        .map(({ src }) => src),
    );
    expect(mistimed).toEqual([]);
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
      const distortion = await image.evaluate((element: HTMLImageElement) => {
        const [width, height] = [Number(element.getAttribute('width')), Number(element.getAttribute('height'))];
        const fills = getComputedStyle(element).objectFit === 'fill';
        return fills ? (element.clientWidth / element.clientHeight) * (height / width) : 1;
      });
      expect(distortion, (await image.getAttribute('src')) ?? '').toBeCloseTo(1, 1);
    }
  },
);
