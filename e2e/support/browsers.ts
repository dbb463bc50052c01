import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

const systemChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Debian's, without windows: it opens a page with half the work of the whole browser. */
const headlessChromium = '/usr/bin/chromium-headless-shell';
const systemFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The owner of this machine wants no flows in Firefox. */
export const firefoxLeftOut = process.env.FIREFOX_PATH === 'none';

/** The Chromium the flows run in: the one CHROMIUM_PATH names, else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  return find(process.env.CHROMIUM_PATH, [chromium.executablePath(), headlessChromium, ...systemChromium]);
}

/** The whole browser, as visitors have it. */
export function findWholeChromium(): string | undefined {
  return find(process.env.CHROMIUM_PATH, [chromium.executablePath(), ...systemChromium]);
}

/**
 * The Firefox that some flows run in too: the one FIREFOX_PATH names, else the system's. Not Playwright's
 * own, which is changed and spoken to in a protocol of its own; this one is the visitors', over WebDriver BiDi.
 */
export function findFirefox(): string | undefined {
  return find(process.env.FIREFOX_PATH, systemFirefox);
}

function find(named: string | undefined, usual: readonly string[]): string | undefined {
  return (named ? [named] : usual).find(existsSync);
}
