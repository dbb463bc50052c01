import { errorPage } from './support/crawledPages';
import { expect, test } from './support/fixtures';

test.use({ expectedErrors: /404/ });

for (const address of ['/', '/privacypolicy', errorPage]) {
  test(`${address} does not shift as fonts and scripts arrive and it is scrolled`, async ({ page }) => {
    let arrive: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    arrive();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(y, height - 1000));
    }
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 3);
  });
}

test('no page scrolls sideways from 280 to 2560 px', { tag: '@firefox' }, async ({ page }) => {
  for (const address of ['/', '/privacypolicy', errorPage]) {
    await page.goto(address);
    for (const width of [280, 320, 390, 576, 768, 992, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      // The scrollbars of some browsers take their share of the window.
      const [content, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect([address, width, content]).toEqual([address, width, room]);
    }
  }
});
