import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

import type { Browser, Locator, Page } from 'playwright';

import { compress } from '../export/compress';

/** A measure's name, with its unit, and its value; NaN where the page has nothing to measure. */
type Measures = (readonly [string, number])[];

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
  const { audits, categories } = JSON.parse(await text(audit.stdout)) as {
    audits: Record<string, { numericValue: number }>;
    categories: Record<string, { score: number }>;
  };
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const score = (id: string) => (categories[id]?.score ?? NaN) * 100;
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
  const bytes: Record<string, number> = {};
  let requests = 0;
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    requests += 1;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize;
      }),
    );
  });
  const settle = async () => {
    await page.waitForLoadState('networkidle');
    await Promise.all(sizes);
  };
  await page.goto(address);
  await settle();
  const inline = await page.evaluate(() =>
    Array.from(document.scripts, ({ src, type, text: code }) => (src || /json|rules/.test(type) ? '' : code)).join(
      '\n',
    ),
  );
  const codeAtFirst = (bytes.script ?? 0) + compress(Buffer.from(inline)).length;
  await page.mouse.move(40, 40);
  await page.waitForRequest(/\.js$/, { timeout: 2000 }).catch(() => undefined); // Many sites load nothing more.
  await page.waitForTimeout(1000);
  await settle();
  await page.close();
  return [
    ['document, B', bytes.document ?? 0],
    ['code before the first interaction, B', codeAtFirst],
    ...['stylesheet', 'script', 'font', 'image'].map((kind) => [`${kind}s, B`, bytes[kind] ?? 0] as const),
    ['all, B', Object.values(bytes).reduce((sum, size) => sum + size, 0)],
    ['requests', requests],
  ];
}

/** The longest time from an interaction to the next paint, on a processor slowed four times. */
export async function interactWith(browser: Browser, address: string): Promise<Measures> {
  const measure = async (atOnce: boolean) => {
    const page = await browser.newPage(phone);
    await page.addInitScript(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      const all: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        durations.push(...list.getEntries().map(({ duration }) => duration));
      }).observe(all);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: atOnce ? 'domcontentloaded' : 'networkidle' });
    await tryMenuAndForm(page);
    // Browsers report an interaction after its paint.
    await page.waitForTimeout(500);
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    await page.close();
    return durations.length > 0 ? Math.max(...durations) : NaN;
  };
  return [
    ['interaction to next paint, at rest, ms', await measure(false)],
    ['interaction to next paint, first second, ms', await measure(true)],
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
