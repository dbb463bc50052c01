import { existsSync } from 'node:fs';

import { chromium, firefox } from 'playwright';

const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's headless shell needs half the processor time of full Chromium. */
const headlessChromium = '/usr/bin/chromium-headless-shell';
const systemFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** FIREFOX_PATH=none skips Firefox. */
export const skipFirefox = process.env.FIREFOX_PATH === 'none';

/** The Chromium for end-to-end tests: CHROMIUM_PATH, else Playwright's build, else the system's. */
export function findChromium(): string | undefined {
  return find(process.env.CHROMIUM_PATH, [chromium.executablePath(), headlessChromium, ...systemChromium]);
}

/**
 * The Firefox for end-to-end tests: FIREFOX_PATH, else the system's, else Playwright's, which is a patched build.
 */
export function findFirefox(): string | undefined {
  return find(process.env.FIREFOX_PATH, [...systemFirefox, firefox.executablePath()]);
}

function find(configured: string | undefined, defaults: readonly string[]): string | undefined {
  return (configured ? [configured] : defaults).find(existsSync);
}
