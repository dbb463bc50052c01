import { defineConfig } from 'playwright/test';

import config from './playwright.config';

const [desktop] = config.projects ?? [];

/** What `npm test` leaves out: the files named *.extra.ts. The scripts of package.json choose one. */
export default defineConfig({
  ...config,
  projects: [
    { ...desktop, name: 'webkit', testMatch: 'webkit.extra.ts' },
    { ...desktop, name: 'live-message', testMatch: 'live-message.extra.ts' },
  ],
});
