import { defineConfig } from 'playwright/test';

import base from '../playwright.config';

/** Tests in WebKitGTK. Chromium, beside it, shows what the layout should be. */
export default defineConfig({
  ...base,
  testMatch: 'webkit.ts',
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
