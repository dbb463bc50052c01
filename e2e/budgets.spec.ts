import { readFileSync } from 'node:fs';
import path from 'node:path';

import { compress } from '../scripts/export/compress';
import { firstRoundTrip } from '../scripts/export/firstRoundTrip';
import { testedSite } from './support/demoSettings';
import { expect, test } from './support/fixtures';
import { isSample } from './support/sampleContent';

const out = path.join(import.meta.dirname, '..', testedSite);
/** The size in bytes with Brotli compression. */
const compressedSize = (address: string) => compress(readFileSync(path.join(out, address))).length;

/** The Brotli size of the scripts of an export with one empty page, with the version of Next in package.json. */
const emptyExport = 115_171;

test('each page has inline styles and deferred scripts', { tag: '@local' }, async ({ request }) => {
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/privacypolicy', 'privacypolicy.html'],
    ['/nowhere', '404.html'],
  ] as const) {
    const html = readFileSync(path.join(out, file), 'utf8');
    expect(html).toContain('<style>');
    const initialHtml = html.replaceAll(/<template.*?<\/template>/gs, '');
    expect(initialHtml).not.toMatch(/<link rel="stylesheet" href|<script[^>]* src=/);
    const [inline, ...more] = [...initialHtml.matchAll(/<script(?! type=)[^>]*>(.*?)<\/script>/gs)];
    expect(more).toEqual([]);
    expect(compress(Buffer.from(inline?.[1] ?? '')).length).toBeLessThanOrEqual(635);

    const headers = (await request.get(address)).headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    // Other content may need a second round trip. The build then prints a message.
    const limit = isSample ? firstRoundTrip : 2 * firstRoundTrip;
    expect(headers.join('').length + compressedSize(file), file).toBeLessThanOrEqual(limit);
  }
});

test(
  'a phone loads at most 175 KB, 15 requests and 5.5 KB of our code',
  { tag: '@local' },
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75 });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    // The loader requests the bundler's runtime last.
    const lastScript = page.waitForResponse(/turbopack/);
    await page.goto(`${baseURL}/`);
    await page.keyboard.press('Shift');
    await lastScript;
    await page.waitForLoadState('networkidle');
    await page.close();

    // Other content may need four more font files, for letters with accents.
    expect(loaded.length, loaded.join('\n')).toBeLessThanOrEqual(isSample ? 15 : 19);
    const sizes = loaded.map((address) => [address, compressedSize(address === '/' ? 'index.html' : address)] as const);
    const sum = (of: typeof sizes) => of.reduce((total, [, size]) => total + size, 0);
    expect(sum(sizes), sizes.join('\n')).toBeLessThanOrEqual(isSample ? 175_000 : 240_000);
    const code = sizes.filter(([address]) => /\/chunks\/.*\.js$/.test(address));
    expect(code.length).toBeGreaterThan(5);
    // The error boundaries contain the texts of content/errors.ts.
    expect(sum(code) - emptyExport, code.join('\n')).toBeLessThanOrEqual(isSample ? 5500 : 8000);
  },
);
