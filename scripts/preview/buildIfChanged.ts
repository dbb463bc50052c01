import { spawnSync } from 'node:child_process';

import { isUpToDate } from '../export/lastBuild';

/** Builds out/ unless it is up to date. Ends the process if the build fails. */
export function buildIfChanged(): void {
  if (isUpToDate()) {
    return;
  }
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The site could not be built, so there is nothing to serve.');
    process.exit(1);
  }
}
