import path from 'node:path';

import { chromium, defineConfig, devices, type Project } from 'playwright/test';

import { findChromium, findFirefox, firefoxLeftOut } from './e2e/support/browsers';
import { demoVariables } from './e2e/support/demoSettings';
import { localAddress, siteAddress } from './e2e/support/siteAddress';

const chromiumPath = findChromium();
const firefoxPath = findFirefox();
const results = path.join(import.meta.dirname, 'test-results');

/** The Firefox of this machine, over WebDriver BiDi. */
function firefox(
  width: number,
  preferences: Readonly<Record<string, number | boolean>> = {},
): NonNullable<Project['use']> {
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width, height: 900 },
    launchOptions: {
      ...(firefoxPath && { executablePath: firefoxPath }),
      firefoxUserPrefs: {
        // Playwright hangs on pages restored from the back/forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
        // Playwright turns the question before leaving a page off.
        'dom.disable_beforeunload': false,
        ...preferences,
      },
    },
  };
}

/**
 * Tests tagged @firefox run in Firefox, too. Over BiDi Playwright cannot emulate media, touch or a slow processor, nor
 * turn scripts off, and it reads no body of a request. Reduced motion and no scripts are preferences of Firefox, with
 * a project each.
 */
const firefoxProjects: Project[] = [
  { name: 'firefox', grep: /@firefox/, use: firefox(1440) },
  { name: 'firefox-reduced-motion', grep: /with less motion/, use: firefox(1440, { 'ui.prefersReducedMotion': 1 }) },
  {
    name: 'firefox-no-script',
    testMatch: 'no-script.spec.ts',
    grepInvert: /payload/,
    use: firefox(1440, { 'javascript.enabled': false }),
  },
];

// No project depends on another: Playwright would run all of the other, whatever file or title was asked for.
const projects: Project[] = [
  {
    name: 'desktop',
    testIgnore: 'hosts.spec.ts',
    use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  },
  {
    name: 'phone',
    // The other files set their own sizes, or test what is the same at every width.
    testMatch: ['animation', 'contact', 'deferred-hydration', 'navigation', 'no-script'].map(
      (name) => `${name}.spec.ts`,
    ),
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  },
  ...(firefoxLeftOut ? [] : firefoxProjects),
  // Starts a server for each kind of host, one after the other.
  ...(siteAddress ? [] : [{ name: 'hosts', testMatch: 'hosts.spec.ts', fullyParallel: false }]),
];

export default defineConfig({
  testDir: path.join(import.meta.dirname, 'e2e'),
  outputDir: path.join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A site that is not built and served here has no outbox, and no files or processes to look at.
  ...(siteAddress && { grepInvert: /@local/ }),
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['html', { outputFolder: path.join(results, 'report'), open: 'never' }],
  ],
  use: {
    baseURL: siteAddress ?? localAddress,
    locale: 'en-GB',
    // Without its film, which costs a third of the whole time; it still has every step, request and snapshot.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Playwright's own Chromium is better not named: unnamed, it is a lighter build without windows.
      ...(chromiumPath && chromiumPath !== chromium.executablePath() && { executablePath: chromiumPath }),
      args: [
        // Without this, Chromium does not know its connection and loads pictures twice as far ahead as on 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects,
  ...(!siteAddress && {
    webServer: {
      // Builds first if the build is older than its sources.
      command: 'npm start',
      url: localAddress,
      reuseExistingServer: !process.env.CI,
      env: { ...demoVariables, PORT: new URL(localAddress).port, OUTBOX: path.join(results, 'outbox') },
      stdout: 'pipe' as const,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
  }),
});
