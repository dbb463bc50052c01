import { chromium, defineConfig, devices, type Project } from 'playwright/test';

import { findChromium, findFirefox, firefoxLeftOut } from './support/browsers';
import { demoVariables } from './support/demoSettings';

const port = Number(process.env.E2E_PORT ?? 3217);
const chromiumPath = findChromium();
const firefoxPath = findFirefox();

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
        // A page that comes Back whole from memory is one the driver waits for without end.
        'browser.sessionhistory.max_total_viewers': 0,
        // The driver's own preference is never to ask before a page is left.
        'dom.disable_beforeunload': false,
        ...preferences,
      },
    },
  };
}

/** These wait, and then run beside the build of `rebrand`, which flows that look at the clock must not. */
const beforeTheBuild = ['desktop', 'phone'];

/**
 * The flows that run in Firefox too have @firefox in their titles. Over BiDi Playwright cannot emulate media
 * (print, dark and forced colours, less motion), nor touch, a slow processor, or the lack of scripts, and reads
 * no body of a request or an answer. Less motion and no scripts are preferences of the browser itself, with a
 * project each; whatever else needs these runs in Chromium alone. So do the flows that measure what no engine
 * changes (words, files, commands), layout shifts, which Firefox does not report, and errors of one kind after the first.
 */
const firefoxProjects: Project[] = [
  // The links of the bar are pressed in the menu, where more can go wrong.
  { name: 'firefox', grep: /@firefox/, grepInvert: /from \/, /, use: firefox(1440) },
  { name: 'firefox-narrow', grep: /from \/, .* @firefox/, dependencies: beforeTheBuild, use: firefox(390) },
  { name: 'firefox-still', grep: /with less motion/, use: firefox(1440, { 'ui.prefersReducedMotion': 1 }) },
  {
    name: 'firefox-no-script',
    testMatch: 'no-script.spec.ts',
    grepInvert: /payload/,
    dependencies: beforeTheBuild,
    use: firefox(1440, { 'javascript.enabled': false }),
  },
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  expect: { toMatchAriaSnapshot: { pathTemplate: '{testDir}/aria-snapshots/{arg}{ext}' } },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {
      // Playwright's own is better not named: unnamed, it is a lighter build without windows.
      ...(chromiumPath && chromiumPath !== chromium.executablePath() && { executablePath: chromiumPath }),
      args: [
        // It does not know its connection, and would ask for pictures twice as far down as on 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: ['hosts.spec.ts', 'rebrand.spec.ts'],
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // The others choose their own widths, or are the same at every one.
      testIgnore: [
        'accessibility.spec.ts',
        'budgets.spec.ts',
        'commands.spec.ts',
        'crawler.spec.ts',
        'errors-*.spec.ts',
        'first-intent.spec.ts',
        'home.spec.ts',
        'hosts.spec.ts',
        'input.spec.ts',
        'menu.spec.ts',
        'not-found.spec.ts',
        'policy.spec.ts',
        'privacy.spec.ts',
        'quality.spec.ts',
        'rebrand.spec.ts',
        'tree.spec.ts',
      ],
    },
    // Builds a site of its own, the longest flow of all: the rest of its phase runs beside it.
    { name: 'rebrand', testMatch: 'rebrand.spec.ts', dependencies: beforeTheBuild },
    ...(firefoxLeftOut ? [] : firefoxProjects),
    // Starts a server for each kind of host, one after the other.
    { name: 'hosts', testMatch: 'hosts.spec.ts', fullyParallel: false, dependencies: beforeTheBuild },
  ],
  webServer: {
    command: 'npm run build && npm start',
    cwd: '..',
    url: `http://localhost:${port}`,
    env: { ...demoVariables, PORT: String(port), OUTBOX: 'test-results/outbox' },
    stdout: 'pipe',
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
