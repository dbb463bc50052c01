import { spawnSync } from 'node:child_process';

import { chromium, firefox } from 'playwright/test';

import { hasOwnBuild, systemBrowser } from './browsers';

// Installs what the end-to-end tests need, if this machine lacks it. What cannot be installed fails the tests.

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** For root on Debian, as in a container, which may reach no other downloads. */
function installPackages(names: string): boolean {
  return process.getuid?.() === 0 && run(`apt-get update; apt-get install --yes --no-install-recommends ${names}`);
}

const hasBrowsers = [chromium, firefox].every((browser) => hasOwnBuild(browser) || systemBrowser(browser));
// The fallback fonts of styles/fonts.scss need Arial, which Windows and macOS have, or a font with its metrics.
const hasArial = process.platform !== 'linux' || run('fc-match Arial | grep -E "Arial|Liberation ?Sans|Arimo"');
if (!hasBrowsers || !hasArial) {
  if (!installPackages('chromium-headless-shell firefox-esr fontconfig fonts-liberation')) {
    run('npx playwright install --with-deps chromium firefox');
  }
}
if (process.argv[2] === 'webkit' && !run('which WebKitWebDriver xvfb-run')) {
  installPackages('webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth');
}
