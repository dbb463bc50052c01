import { defineConfig, devices } from 'playwright/test';

import { findChromium } from '../scripts/browser';
import { demoVariables } from './demoVariables';

const port = Number(process.env.E2E_PORT ?? 3217);
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      testIgnore: 'rebrand.spec.ts',
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // The others choose their own widths, or are the same at every one.
      testIgnore: [
        'budgets.spec.ts',
        'commands.spec.ts',
        'crawler.spec.ts',
        'faults-*.spec.ts',
        'menu.spec.ts',
        'not-found.spec.ts',
        'quality.spec.ts',
        'rebrand.spec.ts',
      ],
    },
    // Builds a site of its own, so it waits until no flow that looks at the clock is running.
    { name: 'rebrand', testMatch: 'rebrand.spec.ts', dependencies: ['desktop', 'phone'] },
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
