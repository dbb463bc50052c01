import { spawnSync } from 'node:child_process';

import { findChromium } from './browser';

/** Each is tried in turn until there is a browser; apt-get only where it can work, as root on Linux. */
const attempts = [
  'npx playwright install --with-deps chromium',
  ...(process.getuid?.() === 0
    ? ['apt-get update', 'apt-get install --yes --no-install-recommends chromium fonts-liberation']
    : []),
];

for (const command of attempts) {
  if (findChromium()) {
    break;
  }
  spawnSync(command, { stdio: 'ignore', shell: true });
}
if (!findChromium()) {
  console.error(
    'The flows need Chromium. Install it, or name one you have: CHROMIUM_PATH=/path/to/chrome npm run test:e2e',
  );
  process.exitCode = 1;
}
