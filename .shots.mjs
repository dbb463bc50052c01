import { chromium } from 'playwright';
const ports = { sample: 3330, longest: 3331, shortest: 3332, foreign: 3333 };
const [, , whichArg = 'sample,longest,shortest,foreign', widthsArg = '320,390,768,1440', schemes = 'light', addrs='/'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] }).catch(() => chromium.launch({ args: ['--no-sandbox'] }));
for (const which of whichArg.split(',')) for (const scheme of schemes.split(',')) for (const width of widthsArg.split(',').map(Number)) for (const a of addrs.split(',')) {
  const page = await browser.newPage({ viewport: { width, height: width < 800 ? 844 : 900 }, colorScheme: scheme, reducedMotion: 'reduce' });
  await page.goto(`http://localhost:${ports[which]}/`); await page.waitForTimeout(200);
  await page.goto(`http://localhost:${ports[which]}${a}`); 
  await page.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; await Promise.all([...document.images].map((i) => i.decode().catch(() => 0))); await document.fonts.ready; });
  const sw = await page.evaluate(() => document.documentElement.scrollWidth);
  const file = `/tmp/b2s/${which}-${width}-${scheme}${a.replaceAll('/', '_')}.png`;
  await page.screenshot({ path: file, fullPage: true });
  console.log(file, sw > width ? `SIDEWAYS ${sw}` : '', await page.evaluate(() => document.body.scrollHeight));
  await page.close();
}
await browser.close();
