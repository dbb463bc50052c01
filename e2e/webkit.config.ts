import { defineConfig } from 'playwright/test';

import config from './playwright.config';

/** `npm run test:webkit` */
export default defineConfig(config, { testMatch: 'webkit.ts' });
