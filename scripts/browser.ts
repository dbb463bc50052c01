import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium the flows run in: the one CHROMIUM_PATH names, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return named
    ? existsSync(named)
      ? named
      : undefined
    : [chromium.executablePath(), ...systemBrowsers].find(existsSync);
}
