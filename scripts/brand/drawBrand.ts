import assert from 'node:assert/strict';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { colours } from '../../content/colours';
import { ogImageHash } from '../check/goLive';
import { runBuild } from '../export/outFolder';
import { findChromium } from '../findChromium';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';
import { drawIcons, palette } from './drawIcons';

/* Run by hand after a change of what the Open Graph image shows; see ogImageHash. Commit what it writes. */

await drawIcons('public');
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
