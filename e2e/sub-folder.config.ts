import { defineConfig } from 'playwright/test';

// Before the configuration, which reads it.
process.env.E2E_BASE_PATH = '/firm/new.site';
const { default: config } = await import('./playwright.config');

/** `npm run test:sub-folder` */
export default defineConfig(config, { grep: /(crawler|content|host)\.spec|@smoke/ });
