import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Browser, Locator, Page } from 'playwright';

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

/** Lighthouse's figures for a phone on slow 4G, its scores from 0 to 100, and the bytes that it loads, with headers. */
export async function auditPage(url: string, chromePath: string): Promise<Measures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const report = path.join(folder, 'report.json');
  const flags = ['--output=json', `--output-path=${report}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: chromePath };
  await once(spawn('npx', ['--yes', lighthouse, url, ...flags], { env, stdio: 'ignore' }), 'exit');
  const { audits, categories } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  const value = (id: string) => Number(audits[id]?.numericValue);
  const score = (id: string) => Number(categories[id]?.score) * 100;
  const loaded: { label: string; transferSize: number }[] = audits['resource-summary'].details.items;
  return [
    ...loaded.map(({ label, transferSize }) => [`${label}, B`, transferSize] as const),
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

/** Measures the menu and the form at a quarter of the processor's speed: on a loaded page, and on one that loads. */
export async function measureInteractions(browser: Browser, url: string): Promise<Measures> {
  const [loaded, loading] = [await visit(browser, url, 'networkidle'), await visit(browser, url, 'domcontentloaded')];
  return [
    ['total with interactions, B', loaded.bytes],
    ['interaction to next paint, loaded page, ms', loaded.longest],
    ['interaction to next paint, loading page, ms', loading.longest],
  ];
}

async function visit(browser: Browser, url: string, waitUntil: 'domcontentloaded' | 'networkidle') {
  const page = await browser.newPage(phone);
  await page.addInitScript(() => {
    window.longest = NaN;
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration);
      window.longest = Math.max(...durations, window.longest || 0);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil });
  await tryMenuAndForm(page);
  // Browsers report an interaction after its paint.
  await page.waitForTimeout(500);
  const measured = await page.evaluate(() => ({
    longest: window.longest,
    bytes: performance
      .getEntries()
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0), 0),
  }));
  await page.close();
  return measured;
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
