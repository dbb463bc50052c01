import { spawnSync } from 'node:child_process';

import { fail } from './fail';

export function runBuild(): void {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail('The site could not be built.');
  }
}
