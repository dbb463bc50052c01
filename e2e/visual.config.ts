import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, defineConfig } from 'playwright/test';

import { findChromium } from '../scripts/browsers';
import base from './playwright.config';
import { isSample } from './support/testedSite';

const { stdout } = spawnSync(findChromium() ?? chromium.executablePath(), ['--version'], { encoding: 'utf8' });
const platform = `${process.platform}-chromium-${/\d+/.exec(stdout)?.[0]}`;
const screenshots = path.join(import.meta.dirname, 'screenshots', platform);
const isUpdate = process.argv.includes('--update-snapshots');
const isSkipped = !isSample || (!existsSync(screenshots) && !isUpdate);
if (isSkipped && !process.env.TEST_WORKER_INDEX) {
  console.log(`Skipped the visual tests: there are no screenshots of this content for ${platform}.`);
}

/** Compares every state with its screenshots. Other platforms and Chromium versions render differently. */
export default defineConfig({
  ...base,
  testMatch: isSkipped ? [] : 'visual.ts',
  snapshotPathTemplate: `${screenshots}/{arg}{ext}`,
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
