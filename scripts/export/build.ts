import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import nextEnv from '@next/env';

import { environment } from '../../app/_site/environment';
import { content } from '../check/contentFiles';
import { cacheFolder, hashSources, stampBuild } from './buildStamp';
import { finishExport } from './finishExport';
import { clearForeignCache, replaceFolder } from './wholeFolder';

/** Builds in a folder of its own, so that out/ is the last whole build at any time. */
const unfinished = path.join('.next', 'export');

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
clearForeignCache(cacheFolder);
// Before the build: what changes during it belongs to the next one.
const hash = hashSources();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, EXPORT_FOLDER: unfinished },
});
if (status !== 0) {
  process.exit(1);
}
const { errors, notes } = await finishExport(unfinished, environment(), content);
if (errors.length > 0) {
  errors.forEach((error) => console.error(error));
  process.exit(1);
}
notes.forEach((note) => console.log(note));
replaceFolder(unfinished, 'out');
stampBuild(hash);
