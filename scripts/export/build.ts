import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import nextEnv from '@next/env';

import { environment } from '../../app/_site/environment';
import { content } from '../check/contentFiles';
import { finishExport } from './finishExport';
import { clearForeignCache, hashSources, publishBuild } from './lastBuild';

/** Next exports into this folder. It gets its final name when it is finished, so the site is never half written. */
const unfinished = path.join('.next', 'export');

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
clearForeignCache();
// Taken before the build, so that a change during the build makes the next one necessary.
const hash = hashSources();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, EXPORT_FOLDER: unfinished },
});
if (status !== 0) {
  process.exit(1);
}
const { errors, notes } = finishExport(unfinished, environment(), content);
errors.forEach((error) => console.error(error));
if (errors.length > 0) {
  process.exit(1);
}
notes.forEach((note) => console.log(note));
publishBuild(unfinished, hash);
