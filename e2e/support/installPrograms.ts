import { spawnSync } from 'node:child_process';

import { findChromium, findFirefox, skipFirefox } from '../../scripts/browsers';
import { findHostCommand, hostCommands, isSkipped } from './hostPrograms';
import { deployedUrl } from './testedUrls';

/** apt-get needs root. */
const apt = (packages: string) =>
  process.getuid?.() === 0 ? ['apt-get update', `apt-get install --yes --no-install-recommends ${packages}`] : [];

const webkitPackages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth';
const importWebkit = "import gi; gi.require_version('WebKit2', '4.1')";

install(
  () => Boolean(findChromium()),
  [
    'npx playwright install --with-deps chromium',
    ...apt('chromium-headless-shell fonts-liberation'),
    ...apt('chromium fonts-liberation'), // For systems without the package chromium-headless-shell.
  ],
  'The end-to-end tests need Chromium. Install it, or run CHROMIUM_PATH=/path/to/chrome npm run test:e2e',
);
if (process.argv[2] === 'webkit') {
  install(
    () =>
      spawnSync('which', ['WebKitWebDriver', 'xvfb-run']).status === 0 &&
      spawnSync('/usr/bin/python3', ['-c', importWebkit]).status === 0,
    apt(webkitPackages),
    'The WebKit tests need WebKitGTK, its driver and a virtual display. On Debian or Ubuntu: ' +
      `apt-get install ${webkitPackages}`,
  );
} else {
  if (skipFirefox) {
    console.log('FIREFOX_PATH is none: the end-to-end tests skip Firefox.');
  } else {
    install(
      () => Boolean(findFirefox()),
      apt('firefox-esr'),
      'The end-to-end tests need Firefox. Install it, run FIREFOX_PATH=/path/to/firefox npm run test:e2e, ' +
        'or skip it: FIREFOX_PATH=none npm run test:e2e',
    );
  }
  for (const command of deployedUrl ? [] : hostCommands) {
    if (isSkipped(command)) {
      console.log(`HOSTS_WITHOUT contains ${command}: the tests of hosts that need it are skipped.`);
    } else {
      install(
        () => Boolean(findHostCommand(command)),
        apt(command),
        `The tests of the hosts need ${command}. Install it, or skip them: HOSTS_WITHOUT=${command} npm run test:e2e`,
      );
    }
  }
}

/** Runs the commands until the program is installed. If none installs it, prints the advice. */
function install(isInstalled: () => boolean, commands: readonly string[], advice: string): void {
  for (const command of commands) {
    if (isInstalled()) {
      break;
    }
    spawnSync(command, { stdio: 'ignore', shell: true });
  }
  if (!isInstalled()) {
    console.error(advice);
    process.exitCode = 1;
  }
}
