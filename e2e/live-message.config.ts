import { defineConfig } from 'playwright/test';

import base from './playwright.config';
import { deployedUrl } from './support/testedSite';

if (!deployedUrl) {
  throw new Error('Set PLAYWRIGHT_TEST_BASE_URL to the URL of the site that sends the message.');
}

export default defineConfig({
  ...base,
  testMatch: 'live-message.ts',
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
