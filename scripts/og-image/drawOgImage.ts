import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { surfaceInverse } from '../../app/_site/themeColour';
import { metadata } from '../../content/site';
import { readHeadersFile } from '../export/headerFormats';
import { basePathOf } from '../export/headers';
import { outFolder, runBuild } from '../export/outFolder';
import { findChromium } from '../findChromium';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';

/* Run by hand after a change of what the Open Graph image shows: the hero. Commit what it writes. */

const file = `public${metadata.image.src}`;
runBuild();
const { port } = await listen(serveStatic(outFolder));
const basePath = basePathOf(readHeadersFile(readFileSync(path.join(outFolder, '_headers'), 'utf8')));
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ deviceScaleFactor: 2, reducedMotion: 'reduce' });
await page.goto(`http://localhost:${port}${basePath}/`, { waitUntil: 'networkidle' });
// A first visit may show fallback fonts (font-display: optional). The second has both fonts in its cache.
await page.reload({ waitUntil: 'networkidle' });
// The narrowest window of the picture's aspect ratio that has the whole hero.
let clip = { x: 0, y: 0, width: 0, height: 0 };
for (const width of [1440, 1600, 1760, 1920, 2240, 2560]) {
  const viewport = { width, height: Math.round((width * 630) / 1200) };
  await page.setViewportSize(viewport);
  const hero = await page.locator('main > :first-child').boundingBox();
  assert(hero, 'The home page has no hero.');
  clip = { ...viewport, x: 0, y: 0, height: Math.min(hero.height, viewport.height) };
  if (hero.height <= viewport.height) {
    break;
  }
}
await sharp(await page.screenshot({ fullPage: true, clip }))
  .resize({
    width: 1200,
    height: 630,
    fit: 'contain',
    position: 'bottom',
    background: surfaceInverse.light,
  })
  .png({ palette: true, effort: 10 })
  .toFile(file);
await browser.close();
console.log(`Drew ${file}.`);
process.exit(); // Ends the server.
