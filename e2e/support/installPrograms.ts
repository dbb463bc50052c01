import { spawnSync } from 'node:child_process';

import { findChromium, findFirefox, firefoxLeftOut } from './browsers';
import { findHostCommand, hostCommands, isLeftOut } from './hostPrograms';
import { siteAddress } from './siteAddress';

/** apt-get only where it can work, as root on Linux. */
const apt = (packages: string) =>
  process.getuid?.() === 0 ? ['apt-get update', `apt-get install --yes --no-install-recommends ${packages}`] : [];

if (process.argv[2] === 'webkit') {
  install(
    () => spawnSync('which', ['WebKitWebDriver', 'xvfb-run']).status === 0,
    apt('webkit2gtk-driver xvfb xauth'),
    'The checks in WebKit need WebKitGTK’s driver and a virtual screen. On Debian or Ubuntu: ' +
      'apt-get install webkit2gtk-driver xvfb xauth',
  );
} else {
  install(
    () => Boolean(findChromium()),
    [
      'npx playwright install --with-deps chromium',
      ...apt('chromium-headless-shell fonts-liberation'),
      ...apt('chromium fonts-liberation'), // On systems that have no such package.
    ],
    'The end-to-end tests need Chromium. Install it, or name one you have: CHROMIUM_PATH=/path/to/chrome npm run test:e2e',
  );
  if (firefoxLeftOut) {
    console.log('Firefox is left out, as FIREFOX_PATH=none asks: the end-to-end tests run in Chromium alone.');
  } else {
    install(
      () => Boolean(findFirefox()),
      apt('firefox-esr'),
      'The end-to-end tests need Firefox. Install it, name one you have: FIREFOX_PATH=/path/to/firefox npm run test:e2e, ' +
        'or do without: FIREFOX_PATH=none npm run test:e2e',
    );
  }
  for (const command of siteAddress ? [] : hostCommands) {
    if (isLeftOut(command)) {
      console.log(`${command} is left out, as HOSTS_WITHOUT asks: the site is not tried on the hosts that need it.`);
    } else {
      install(
        () => Boolean(findHostCommand(command)),
        apt(command),
        `The tests of the hosts need ${command}. Install it, or do without: HOSTS_WITHOUT=${command} npm run test:e2e`,
      );
    }
  }
}

/** Tries each command in turn until the program is there, or says what the owner can do. */
function install(isThere: () => boolean, commands: readonly string[], advice: string): void {
  for (const command of commands) {
    if (isThere()) {
      break;
    }
    spawnSync(command, { stdio: 'ignore', shell: true });
  }
  if (!isThere()) {
    console.error(advice);
    process.exitCode = 1;
  }
}
