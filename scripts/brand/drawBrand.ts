import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { colours } from '../../content/colours';
import { findChromium } from '../browsers';
import { icon, ogImageHash } from '../check/goLive';
import { runBuild } from '../export/outFolder';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';

/* Run by hand after a change of what the Open Graph image shows; see ogImageHash. Commit what it writes. */

const palette = { palette: true, effort: 10 } as const;
const draw = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 600 }).resize(size).png();

writeFileSync('public/icon.svg', icon(18));
writeFileSync('public/favicon.ico', iconFile(await draw(icon(18), 32).toBuffer(), 32));
// iOS rounds the corners itself.
await draw(icon(0), 180).toFile('public/apple-touch-icon.png');
for (const size of [192, 512]) {
  await draw(icon(18), size).png(palette).toFile(`public/icon-${size}.png`);
}
// Android crops a maskable icon to any shape, but keeps a circle of 80 % of its width. The mark is within it.
await draw(icon(0).replace('viewBox="0 0 80 80"', 'viewBox="-8 -8 96 96"'), 512)
  .flatten({ background: colours.light['surface-inverse'] })
  .png(palette)
  .toFile('public/icon-maskable.png');

runBuild();
const { port } = await listen(serveStatic('out'));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
// The hero in a window of the picture's aspect ratio.
const viewport = { width: 1440, height: 756 };
const page = await browser.newPage({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' });
// A first visit may show fallback fonts (font-display: optional). The second has both fonts in its cache.
await page.reload({ waitUntil: 'networkidle' });
const hero = await page.locator('main > :first-child').boundingBox();
const headline = await page.locator('h1').boundingBox();
assert(hero && headline, 'The home page has no hero with a headline.');
// Of a hero that is higher than the picture, what is above the headline is left out.
const y = hero.height > viewport.height ? headline.y : 0;
const height = Math.min(hero.height - y, viewport.height);
await sharp(await page.screenshot({ fullPage: true, clip: { ...viewport, x: 0, y, height } }))
  .resize({
    width: 1200,
    height: 630,
    fit: 'contain',
    position: 'bottom',
    background: colours.light['surface-inverse'],
  })
  .png(palette)
  .withExif({ IFD0: { ImageDescription: ogImageHash() } })
  .toFile('public/og.png');
await browser.close();
console.log('Drew og.png, favicon.ico, apple-touch-icon.png and the icon files in public/.');
process.exit(); // Ends the server.

/** The .ico container: one icon of one picture with one colour plane of 32 bits, then the PNG itself. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
