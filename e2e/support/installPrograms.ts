import { spawnSync } from 'node:child_process';

import { findChromium, findFirefox, skipFirefox } from '../../scripts/browsers';
import { findHostCommand, hostCommands, isSkipped } from './hostServers';
import { deployedUrl } from './testedUrls';

const webkitPackages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth';
const importWebkit = "import gi; gi.require_version('WebKit2', '4.1')";
const succeeds = (command: string, ...options: string[]) => spawnSync(command, options).status === 0;

install(
  'The end-to-end tests need Chromium. Install it, or run CHROMIUM_PATH=/path/to/chrome npm run test:e2e',
  () => Boolean(findChromium()),
  'npx playwright install --with-deps chromium',
  apt('chromium-headless-shell fonts-liberation'),
  apt('chromium fonts-liberation'), // For systems without the package chromium-headless-shell.
);
if (process.argv[2] === 'webkit') {
  install(
    'The WebKit tests need WebKitGTK, its driver and a virtual display. On Debian or Ubuntu: ' +
      `apt-get install ${webkitPackages}`,
    () => succeeds('which', 'WebKitWebDriver', 'xvfb-run') && succeeds('/usr/bin/python3', '-c', importWebkit),
    apt(webkitPackages),
  );
} else {
  if (!skipFirefox) {
    install(
      'The end-to-end tests need Firefox. Install it, run FIREFOX_PATH=/path/to/firefox npm run test:e2e, ' +
        'or skip it: FIREFOX_PATH=none npm run test:e2e',
      () => Boolean(findFirefox()),
      apt('firefox-esr'),
    );
  }
  for (const command of hostCommands.filter((name) => !deployedUrl && !isSkipped(name))) {
    install(
      `The tests of the hosts need ${command}. Install it, or skip them: HOSTS_WITHOUT=${command} npm run test:e2e`,
      () => Boolean(findHostCommand(command)),
      apt(command),
    );
  }
}

/** Only root can run apt-get. */
function apt(packages: string): string {
  const install = `apt-get update; apt-get install --yes --no-install-recommends ${packages}`;
  return process.getuid?.() === 0 ? install : '';
}

/** Runs the commands until the program is installed. If none installs it, prints the advice. */
function install(advice: string, isInstalled: () => boolean, ...commands: readonly string[]): void {
  for (const command of commands) {
    if (!isInstalled()) {
      spawnSync(command, { stdio: 'ignore', shell: true });
    }
  }
  if (!isInstalled()) {
    console.error(advice);
    process.exitCode = 1;
  }
}
