import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import nextEnv from '@next/env';

import { readSettings } from '../../app/_site/readSettings';
import { importContent } from '../check/contentFiles';
import { fail, failAtUncaughtErrors } from '../fail';
import { clientScripts } from './clientScripts';
import { finishExport } from './finishExport';
import { misplacedClients } from './islands';
import { outFolder, replaceFolder } from './outFolder';

const exported = path.join('.next', 'export');
/** It is copied when it is finished, so that a build with errors leaves the earlier site as it is. */
const unfinished = path.join('.next', 'site');

failAtUncaughtErrors();
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, EXPORT_FOLDER: exported },
});
if (status !== 0) {
  process.exit(1);
}
const misplaced = misplacedClients(exported);
if (misplaced.length > 0) {
  fail(misplaced.join('\n'));
}
const errors = await finishExport({
  exported,
  folder: unfinished,
  settings: readSettings(),
  content: await importContent(),
  bundleScripts: clientScripts,
});
if (errors.length > 0) {
  fail(errors.join('\n'));
}
replaceFolder(unfinished, outFolder);
