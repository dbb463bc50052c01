import { defineConfig } from 'playwright/test';

import config from './playwright.config';
import { deployedUrl } from './support/environment';

if (!deployedUrl) {
  throw new Error('Set PLAYWRIGHT_TEST_BASE_URL to the URL of the site that sends the message.');
}

/** `npm run test:live-message` */
export default defineConfig(config, { testMatch: 'live-message.ts' });
