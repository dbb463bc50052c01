import { spawnSync } from 'node:child_process';

import { fail } from '../fail';

/** Builds the site. Ends the process if the build fails. */
export function runBuild(): void {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    fail('The site could not be built.');
  }
}
