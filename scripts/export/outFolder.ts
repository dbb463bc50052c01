import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, rmSync } from 'node:fs';

import { fail } from '../fail';

/** The folder of the finished site. The end-to-end tests set another, so that they never replace the site to deploy. */
export const outFolder = process.env.OUT_FOLDER ?? 'out';

/** Copies a finished site in the place of another. A symbolic link stays, and its target is replaced. */
export function replaceFolder(from: string, to: string): void {
  const target = existsSync(to) ? realpathSync(to) : to;
  rmSync(target, { recursive: true, force: true });
  cpSync(from, target, { recursive: true });
}

export function runBuild(): void {
  const { status } = spawnSync('npm run build', { stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail('The site could not be built.');
  }
}
