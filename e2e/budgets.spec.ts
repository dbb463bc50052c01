import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { firstRoundTrip } from '../scripts/export/finishExport';
import { control, fields } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { isSample, testedSite } from './support/testedSite';

const out = path.join(import.meta.dirname, '..', testedSite);
/** The size in bytes with Brotli compression. */
const compressedSize = (url: string) => brotliCompressSync(readFileSync(path.join(out, url))).length;

test('each page and its styles arrive in the first round trip', { tag: '@local' }, () => {
  for (const file of ['index.html', 'privacypolicy.html', '404.html']) {
    // Other content may need a second round trip. The build then prints a message.
    expect(compressedSize(file), file).toBeLessThanOrEqual(isSample ? firstRoundTrip : 2 * firstRoundTrip);
  }
});

test('a phone loads at most 170 KB and 6 requests at first', { tag: '@local' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url().slice(baseURL?.length)));
  await page.goto(String(baseURL), { waitUntil: 'networkidle' });
  // Some versions of Chromium ask for the icon, too.
  const before = loaded.filter((url) => !url.includes('icon')).length;
  await page.keyboard.press('Shift');
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
  await control(page, fields[0].name).fill('Zoë');
  await page.waitForLoadState('networkidle');
  await page.close();

  // Other content may need four more font files, for letters with accents.
  expect(before, loaded.join('\n')).toBeLessThanOrEqual(isSample ? 6 : 10);
  const sizes = loaded.map((url) => [url, compressedSize(url || 'index.html')] as const);
  const sum = (of: typeof sizes) => of.reduce((total, [, size]) => total + size, 0);
  expect(sum(sizes), sizes.join('\n')).toBeLessThanOrEqual(isSample ? 170_000 : 235_000);
  const scripts = sizes.filter(([url]) => url.endsWith('.js'));
  const names = scripts.map(([url]) => url.replace(/.*\/|-.*/g, ''));
  expect(names.toSorted()).toEqual(['animation', 'islands']);
  expect(sum(scripts)).toBeLessThanOrEqual(isSample ? 70_000 : 72_000);
});

type TraceEvent = { name: string; ts: number; pid: number; tid: number; args: { elementCount?: number } };

test('the browser styles the page once before it paints it', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto('./');
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const restyled = traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'UpdateLayoutTree' && pid === paint?.pid && tid === paint.tid && ts < paint.ts,
    )
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  // Pseudo-elements and the symbols of the sprite count, too.
  const elements = await page.locator('*').count();
  expect(restyled).toBeGreaterThan(elements);
  expect(restyled).toBeLessThan(2 * elements);
});
