import path from 'node:path';

import { chromium, defineConfig, devices, firefox } from 'playwright/test';

import { systemBrowser } from './support/browsers';
import { demoVariables, deployedUrl, localUrl, outbox, siteFolder } from './support/environment';

const results = path.join(import.meta.dirname, '../test-results');
const chromiumPath = systemBrowser(chromium);
const firefoxPath = systemBrowser(firefox);

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(results, 'e2e'),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // On a busy machine, the longest tests take more than the default of 30 seconds.
  timeout: 60_000,
  // A deployed site has no outbox, build or local process to test.
  ...(deployedUrl && { grepInvert: /@local/ }),
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ['html', { outputFolder: path.join(results, 'report'), open: 'never' }],
  ],
  use: {
    baseURL: deployedUrl ?? localUrl,
    locale: 'en-GB',
    // Screenshots and snapshots in traces take almost half of the run time. `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: [
        // Headless Chromium does not know its connection type. By default it loads images twice as early as on 4G. The
        // other settings are Playwright's, for a mouse, which an argument of the same name would replace.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // None has dependencies: Playwright runs all tests of a dependency, whatever file or title is selected.
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // The other tests set a viewport themselves, or test what is the same at every width.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'firefox',
      // Playwright drives the system's Firefox over WebDriver BiDi. Over that it cannot emulate media, touch or a slow
      // processor, disable JavaScript, or read request bodies.
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        viewport: { width: 1440, height: 900 },
        ...(firefoxPath && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(firefoxPath && { executablePath: firefoxPath }),
          // Playwright hangs on pages restored from the back/forward cache.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
      },
    },
  ],
  ...(!deployedUrl && {
    webServer: {
      // Builds test-results/site/ first.
      command: 'npm start',
      url: localUrl,
      reuseExistingServer: !process.env.CI,
      env: {
        ...demoVariables,
        NEXT_PUBLIC_SITE_URL: localUrl,
        OUT_FOLDER: siteFolder,
        OUTBOX: outbox,
        PORT: new URL(localUrl).port,
      },
      stdout: 'pipe' as const,
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    },
  }),
});
