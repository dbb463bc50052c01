import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import nextEnv from '@next/env';

import { environment } from '../../app/_site/environment';
import { formMessagesProps } from '../../app/_site/formMessagesProps';
import { language, metadata } from '../../content/metadata';
import { content } from '../check/contentFiles';
import { fail } from '../fail';
import { clientScripts } from './clientScripts';
import { finishExport } from './finishExport';
import { outFolder } from './outFolder';
import { lowSpaceNote, replaceFolder, writeError } from './replaceFolder';
import { securityFile } from './securityFile';

const exported = path.join('.next', 'export');
/** This folder gets its final name when it is finished, so the site is never half written. */
const unfinished = path.join('.next', 'site');

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, EXPORT_FOLDER: exported },
});
if (status !== 0) {
  lowSpaceNote('.next').forEach((note) => console.error(note));
  process.exit(1);
}
try {
  finish();
} catch (error) {
  const line = writeError(error);
  if (!line) {
    throw error;
  }
  fail(line);
}

/** Makes the site from Next's export, and puts it in its place. */
function finish(): void {
  const { errors, notes } = finishExport({
    exported,
    folder: unfinished,
    environment: environment(),
    content,
    scripts: clientScripts(formMessagesProps()),
    texts: securityFile(metadata, language, environment().siteUrl),
  });
  errors.forEach((error) => console.error(error));
  if (errors.length > 0) {
    process.exit(1);
  }
  notes.forEach((note) => console.log(note));
  replaceFolder(unfinished, outFolder);
}
