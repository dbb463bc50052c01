import { spawnSync } from 'node:child_process';

import { exitWith } from '../exit';

/** Begins a production build, or ends the process with a line for each error in the settings and the content. */
export function beginBuild(): void {
  if (process.env.NODE_ENV === 'test') {
    exitWith('NODE_ENV is “test”, so Next.js has read .env.test in place of .env.local. Unset it to build the site.');
  }
  // With “development”, which a shell may have, Next's build crashes. Next sets it for itself, so types call it constant.
  Object.assign(process.env, { NODE_ENV: 'production' });
  // package.json names the browsers that the styles are for.
  ['BROWSERSLIST', 'BROWSERSLIST_CONFIG'].forEach((name) => delete process.env[name]);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/check.ts'], { stdio: 'inherit' });
  if (status !== 0) {
    process.exit(1);
  }
}
