import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import type { Browser, Locator, Page } from 'playwright';

import { compress } from '../export/compress';

/** A measure's name, with its unit, and its value; NaN where the page has nothing to measure. */
type Measures = (readonly [string, number])[];

declare global {
  interface Window {
    /** Milliseconds of the slowest interaction. */
    longest: number;
  }
}

/** An exact version, so that runs on different days can be compared. */
const lighthouse = 'lighthouse@12.8.2';
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75, isMobile: true, hasTouch: true };

/** Lighthouse's figures for a phone on slow 4G, and its scores from 0 to 100. */
export async function auditPage(address: string, chromePath: string): Promise<Measures> {
  const flags = ['--output=json', '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const audit = spawn('npx', ['--yes', lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: chromePath },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { audits, categories } = JSON.parse(await text(audit.stdout));
  const value = (id: string) => Number(audits[id]?.numericValue);
  const score = (id: string) => Number(categories[id]?.score) * 100;
  return [
    ['first contentful paint, ms', value('first-contentful-paint')],
    ['largest contentful paint, ms', value('largest-contentful-paint')],
    ['total blocking time, ms', value('total-blocking-time')],
    ['layout shift', value('cumulative-layout-shift')],
    ['performance', score('performance')],
    ['accessibility', score('accessibility')],
    ['best practices', score('best-practices')],
    ['search engines', score('seo')],
  ];
}

/** Compressed bytes that a first visit on a phone loads, before and after the first interaction. */
export async function weighVisit(browser: Browser, address: string): Promise<Measures> {
  const page = await browser.newPage(phone);
  const responses: Promise<{ readonly kind: string; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    responses.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })));
  });
  const weigh = async (pattern: RegExp) =>
    (await Promise.all(responses)).reduce((sum, { kind, bytes }) => sum + (pattern.test(kind) ? bytes : 0), 0);

  await page.goto(address, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    Array.from(document.scripts, ({ src, type, text }) => (src || /json|rules/.test(type) ? '' : text)).join('\n'),
  );
  const codeAtFirst = (await weigh(/script/)) + compress(Buffer.from(inline)).length;
  await page.mouse.move(40, 40);
  await page.waitForRequest(/\.js$/, { timeout: 2000 }).catch(() => undefined); // Many sites load nothing more.
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [
    ['document, B', await weigh(/document/)],
    ['code before the first interaction, B', codeAtFirst],
    ['style sheets, B', await weigh(/stylesheet/)],
    ['scripts, B', await weigh(/script/)],
    ['fonts, B', await weigh(/font/)],
    ['images, B', await weigh(/image/)],
    ['all, B', await weigh(/./)],
    ['requests', responses.length],
  ];
}

/** The longest time from an interaction to the next paint, on a processor slowed four times. */
export async function measureInteractions(browser: Browser, address: string): Promise<Measures> {
  const measure = async (waitUntil: 'domcontentloaded' | 'networkidle') => {
    const page = await browser.newPage(phone);
    await page.addInitScript(() => {
      Object.assign(window, { longest: NaN });
      const interactions: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      };
      new PerformanceObserver((list) => {
        const durations = list.getEntries().map(({ duration }) => duration);
        window.longest = Math.max(...durations, window.longest || 0);
      }).observe(interactions);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil });
    await tryMenuAndForm(page);
    // Browsers report an interaction after its paint.
    await page.waitForTimeout(500);
    const longest = await page.evaluate(() => window.longest);
    await page.close();
    return longest;
  };
  return [
    ['interaction to next paint, at rest, ms', await measure('networkidle')],
    ['interaction to next paint, first second, ms', await measure('domcontentloaded')],
  ];
}

/** Taps half a second apart, like a quick visitor. */
async function tryMenuAndForm(page: Page): Promise<void> {
  const tap = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await target.tap({ noWaitAfter: true });
  };
  const menu = page.locator('header button:visible').first();
  if (await menu.isVisible()) {
    await menu.tap();
    await tap(menu);
  }
  const field = page.locator('form input[type="text"]:visible, form input[type="email"]:visible').first();
  if (await field.isVisible()) {
    await tap(field);
    await page.keyboard.type('A visitor of few words', { delay: 30 });
    await tap(page.locator('form [type="submit"]:visible').first());
  }
}
