import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import type { BrowserType } from 'playwright/test';

/** What Linux calls the browsers. Debian's headless shell needs half the processor time of its Chromium. */
const commands: Readonly<Record<string, readonly string[]>> = {
  chromium: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
};

/** Whether Playwright's own build of the browser is installed, which it finds by itself. */
export function hasOwnBuild(browser: BrowserType): boolean {
  return existsSync(browser.executablePath());
}

/** The path of the system's browser, for a machine without Playwright's own build. */
export function systemBrowser(browser: BrowserType): string | undefined {
  if (hasOwnBuild(browser)) {
    return undefined;
  }
  const { stdout } = spawnSync('which', commands[browser.name()] ?? [], { encoding: 'utf8' });
  return stdout?.split('\n').find(existsSync);
}
