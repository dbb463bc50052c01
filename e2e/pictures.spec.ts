import { expect, test } from './support/fixtures';
import { edges } from './support/widths';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'every picture loads, as large as it is shown, and keeps its proportions',
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
    // The browser relates the width of a file to `sizes`. A drawing is sharp at any width.
    for (const width of edges) {
      await page.setViewportSize({ width, height: 900 });
      const enlarged = () =>
        images.evaluateAll((elements: HTMLImageElement[]) =>
          elements
            .filter(({ currentSrc }) => !/\.svg(#|$)/.test(currentSrc))
            .filter(({ clientWidth, naturalWidth }) => clientWidth / naturalWidth > 1.15)
            .map(({ src, clientWidth, naturalWidth }) => `${src}: ${clientWidth} px of ${naturalWidth}`),
        );
      await expect.poll(enlarged, `${width} px`).toEqual([]);
    }
  },
);
