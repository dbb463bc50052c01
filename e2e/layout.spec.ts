import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright/test';

import { listen } from '../scripts/lib/listen';
import { serveStatic } from '../scripts/preview/serveStatic';
import { errorPage, siteFolder } from './support/environment';
import { blockOnFonts, expect, holdRequests, test } from './support/fixtures';
import { edges } from './support/widths';

/*
 * Where things are: nothing moves while a page loads, or goes beyond its edge. accessibility.spec.ts and
 * longer-texts.spec.ts test that each state has room at each size.
 */

test.use({ expectedErrors: /404/ });

for (const url of ['./', './privacypolicy', errorPage]) {
  test(`${url} has no layout shift while it loads and scrolls`, async ({ page }) => {
    // The page below the first section waits for its styles.
    const releaseBelow = await holdRequests(page, '**/below-*.css');
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    releaseBelow();
    await page.waitForLoadState('domcontentloaded');
    release();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) {
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(Math.min(y, height - 1000));
    }
    await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
    expect(await layoutShifts(page)).toEqual([]);
  });
}

/** The layout shifts so far that anybody could see. */
function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // The frame in which what has just come is painted
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // At once: the records of a later task are given to the callback.
    const values = observer.takeRecords().map((entry) => (entry as PerformanceEntry & { value: number }).value);
    return values.filter((value) => value >= 0.0005);
  });
}

test.describe('a line that stalls', () => {
  test.use({ expectedErrors: /./ }); // Requests to the server of this test

  for (const width of [390, 1440]) {
    test(`moves nothing that is painted, at ${width} px`, { tag: '@local' }, async ({ page }) => {
      const html = readFileSync(path.join(siteFolder, 'index.html'));
      const [start, end] = ['<main', '</main>'].map((part) => html.indexOf(part)) as [number, number];
      const serveFile = serveStatic(siteFolder);
      let cut = 0;
      let goOn = () => {};
      const { port, close } = await listen((request, response) => {
        if (request.url !== '/') {
          serveFile(request, response);
          return;
        }
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.write(html.subarray(0, cut));
        goOn = () => response.end(html.subarray(cut));
      });
      await page.setViewportSize({ width, height: 900 });
      // Twice within the hero, then in the sections
      for (const share of [0.04, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
        cut = Math.round(start + share * (end - start));
        await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        goOn();
        await page.waitForLoadState('load');
        expect(await layoutShifts(page), `cut after ${cut} bytes`).toEqual([]);
      }
      close();
    });
  }
});

test('no page scrolls horizontally', { tag: '@firefox' }, async ({ page, browserName }) => {
  for (const url of ['./', './privacypolicy', errorPage]) {
    await page.goto(url);
    // accessibility.spec.ts tests the others in Chromium.
    for (const width of [280, ...(browserName === 'firefox' ? edges : [])]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow, `${url} at ${width} px`).toBe(0);
    }
  }
});

test('the message of an unknown URL fills the window', async ({ page }) => {
  await page.goto(errorPage);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.locator('main section').boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
  }
});

test('no text is on the thick line', async ({ page }) => {
  await page.goto('./');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [lines, covered] = await page.locator('main [data-along]').evaluateAll((sections) => {
      const withLine = sections
        .map((section) => ({ section, line: getComputedStyle(section, '::before') }))
        .map(({ section, line }) => ({ section, left: parseFloat(line.left), width: parseFloat(line.width) }))
        .filter(({ left, width }) => left + width > 0);
      const covered = withLine.flatMap(({ section, left, width }) => {
        const texts = [...section.querySelectorAll(':is(h2, h3, p, li, a, label, td, figcaption):not(fieldset *)')];
        return texts.filter((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some((rect) => rect.right > left && rect.left < left + width);
        });
      });
      return [withLine.length, covered.map(({ textContent }) => textContent)];
    });
    expect(lines).toBeGreaterThan(5);
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('fallback fonts take as much room as the fonts', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(blockOnFonts);
  const deviations = await page.evaluate(async () => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    /** Empty if the device or the site does not have the font. */
    const sizesIn = async (font: string) => {
      const text = 'The letters of this line are about as frequent as they are in English';
      const faces = await document.fonts.load(font, text).catch(() => []);
      context.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return faces.length > 0 ? [width, fontBoundingBoxAscent, fontBoundingBoxDescent] : [];
    };
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('fallback'));
    const deviations = fallbacks.map(async ({ family, weight }) => {
      const replaced = await sizesIn(`${weight} 1000px ${family.replace(/ fallback[^"]*/, '')}`);
      const sizes = await sizesIn(`${weight} 1000px ${family}`);
      return sizes.map((size, index) => Math.abs(size / (replaced[index] ?? NaN) - 1));
    });
    return (await Promise.all(deviations)).flat();
  });
  expect(deviations.length, 'This machine lacks Arial, Liberation Sans, Arimo and Roboto.').toBeGreaterThan(0);
  expect(Math.max(...deviations)).toBeLessThan(0.02);
});
