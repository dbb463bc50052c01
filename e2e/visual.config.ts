import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium, defineConfig } from 'playwright/test';

import base from '../playwright.config';
import { findChromium } from './support/browsers';
import { isSample } from './support/sampleContent';

const { stdout } = spawnSync(findChromium() ?? chromium.executablePath(), ['--version'], { encoding: 'utf8' });
const maker = `${process.platform}-chromium-${/\d+/.exec(stdout)?.[0]}`;
const pictures = path.join(import.meta.dirname, 'pictures', maker);
const reason = !isSample
  ? 'the pictures show the sample’s content'
  : !existsSync(pictures) && !process.argv.includes('--update-snapshots') && `there are no pictures of ${maker}`;
if (reason && !process.env.TEST_WORKER_INDEX) {
  console.log(`Left out: ${reason}.`);
}

/** Compares the look of every state with its picture, which another platform or Chromium would draw otherwise. */
export default defineConfig({
  ...base,
  testMatch: reason ? [] : 'visual.ts',
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  projects: base.projects?.filter(({ name }) => name === 'desktop') ?? [],
});
