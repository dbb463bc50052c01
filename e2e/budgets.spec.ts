import { readFileSync } from 'node:fs';
import path from 'node:path';

import { homeWeight } from '../scripts/check/checkPictures';
import { pictures } from '../scripts/check/pictureVariants';
import { compress } from '../scripts/export/compress';
import { expect, hydrated, test } from './support/fixtures';

const out = path.join(import.meta.dirname, '../out');
/** Bytes as they go over the network. */
const weigh = (address: string) => compress(readFileSync(path.join(out, address))).length;

/** What a connection's first round trip carries: ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;
/** The scripts of an export with one empty page; measured with the version of Next in package.json. */
const emptyExport = 115_171;

for (const [address, file] of [
  ['/', 'index.html'],
  ['/privacypolicy', 'privacypolicy.html'],
  ['/nowhere', '404.html'],
] as const) {
  test(`${file} paints after one round trip: with its styles and its headers it weighs at most ${firstRoundTrip} B`, async ({
    request,
  }) => {
    const html = readFileSync(path.join(out, file), 'utf8');
    expect(html).toContain('<style>');
    expect(html).not.toMatch(/<link rel="stylesheet"|(?<!<template>)<script[^>]* src=/);

    const headers = (await request.get(address)).headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect(headers.join('').length + weigh(file), file).toBeLessThanOrEqual(firstRoundTrip);
  });
}

test('code that runs before the first intent weighs at most 3 KB', () => {
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  expect(compress(Buffer.from(scripts.join(''))).length).toBeLessThanOrEqual(3000);
});

test('a phone that has loaded everything and rests has taken at most 200 KB in fewer than 16 requests, of which 8 KB are our own code', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(`${baseURL}/`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();

  expect(loaded.length, loaded.join('\n')).toBeLessThan(16);
  const weights = loaded.map((address) => [address, weigh(address === '/' ? 'index.html' : address)] as const);
  const sum = (of: typeof weights) => of.reduce((total, [, weight]) => total + weight, 0);
  expect(sum(weights), weights.join('\n')).toBeLessThanOrEqual(200_000);
  const code = weights.filter(([address]) => /\/chunks\/.*\.js$/.test(address));
  expect(code.length).toBeGreaterThan(5);
  expect(sum(code) - emptyExport, code.join('\n')).toBeLessThanOrEqual(8000);
});

for (const [width, limit] of [
  [390, homeWeight],
  [1440, 160_000],
] as const) {
  test(`all pictures of the home page weigh at most ${limit / 1000} KB at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: width < 600 ? 2.75 : 1 });
    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'image') {
        weights.push(response.body().then(({ length }) => length));
      }
    });
    await page.goto(`${baseURL}/`);
    await page.evaluate(() =>
      Promise.all(
        Array.from(document.images, (image) => {
          image.loading = 'eager';
          return image.decode();
        }),
      ),
    );
    expect(weights.length).toBeGreaterThanOrEqual(pictures.length);
    expect((await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(limit);
    await page.close();
  });
}
