import { defineConfig } from 'playwright/test';

import config from './playwright.config';

/** `npm run test:visual` */
export default defineConfig(config, { testMatch: 'visual.spec.ts', ignoreSnapshots: false });
