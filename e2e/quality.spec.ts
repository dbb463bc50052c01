import { expect, test } from './support/fixtures';

const pages = ['/', '/privacypolicy', '/nowhere'];

test.use({ expectedErrors: /404/ });

for (const address of pages) {
  test(`${address} does not shift while it loads, with late fonts, is scrolled, and React takes over`, async ({
    page,
  }) => {
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

  test(`${address} never scrolls sideways, from 280 to 2560 px${address === '/' ? ' @firefox' : ''}`, async ({
    page,
  }) => {
    await page.goto(address);
    for (const width of [280, 320, 390, 576, 768, 992, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      // Some browsers' scrollbars take their share of the window.
      const [content, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect([width, content]).toEqual([width, room]);
    }
  });
}

for (const address of pages) {
  test(`${address} reflows at twice the text size and at four times the zoom`, async ({ page }) => {
    await page.goto(address);
    // 1280 px at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test('no script but the site’s own can run', async ({ page }) => {
  await page.goto('/');
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});
