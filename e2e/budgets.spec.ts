import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compress } from '../scripts/export/compress';
import { expect, test } from './support/fixtures';
import { isSample } from './support/sampleContent';

const out = path.join(import.meta.dirname, '../out');
/** Bytes as they go over the network. */
const weigh = (address: string) => compress(readFileSync(path.join(out, address))).length;

/** What a connection's first round trip carries: ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;
/** The scripts of an export with one empty page; measured with the version of Next in package.json. */
const emptyExport = 115_171;

test('each page brings its styles, and defers its scripts', { tag: '@local' }, async ({ request }) => {
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/privacypolicy', 'privacypolicy.html'],
    ['/nowhere', '404.html'],
  ] as const) {
    const html = readFileSync(path.join(out, file), 'utf8');
    expect(html).toContain('<style>');
    const atRest = html.replaceAll(/<template.*?<\/template>/gs, '');
    expect(atRest).not.toMatch(/<link rel="stylesheet"|<script(?! type="text\/plain")[^>]* src=/);
    const [inline, ...more] = [...atRest.matchAll(/<script(?! type=)[^>]*>(.*?)<\/script>/gs)];
    expect(more).toEqual([]);
    expect(compress(Buffer.from(inline?.[1] ?? '')).length).toBeLessThanOrEqual(700);

    const headers = (await request.get(address)).headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // Another firm's words may need a second round trip, of which the build tells.
    const limit = isSample ? firstRoundTrip : 2 * firstRoundTrip;
    expect(headers.join('').length + weigh(file), file).toBeLessThanOrEqual(limit);
  }
});

test(
  'a phone loads at most 200 KB in 15 requests, of which 8 KB are our own code',
  { tag: '@local' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75 });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${baseURL}/`);
    await page.mouse.move(10, 10);
    // React takes the fields away that only a page without scripts needs.
    await expect(page.locator('input[name="lib_version"]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.close();

    // Letters with accents come in two further font files.
    expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(isSample ? 15 : 17);
    const weights = loaded.map((address) => [address, weigh(address === '/' ? 'index.html' : address)] as const);
    const sum = (of: typeof weights) => of.reduce((total, [, weight]) => total + weight, 0);
    expect(sum(weights), weights.join('\n')).toBeLessThanOrEqual(200_000);
    const code = weights.filter(([address]) => /\/chunks\/.*\.js$/.test(address));
    expect(code.length).toBeGreaterThan(5);
    expect(sum(code) - emptyExport, code.join('\n')).toBeLessThanOrEqual(8000);
  },
);
