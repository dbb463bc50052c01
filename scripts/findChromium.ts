import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const systemChromium = [
  // Debian's headless shell needs half the processor time of full Chromium.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** CHROMIUM_PATH, else Playwright's build, else the system's. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : [chromium.executablePath(), ...systemChromium]).find(existsSync);
}
