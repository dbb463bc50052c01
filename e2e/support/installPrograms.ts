import { spawnSync } from 'node:child_process';

import { findChromium, findFirefox, skipFirefox } from '../../scripts/browsers';
import { findNginx, skipNginx } from './hostServers';
import { deployedUrl } from './testedSite';

const forWebkit = process.argv[2] === 'webkit';
const webkitPackages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth';
const importWebkit = `/usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`;
const succeeds = (command: string) => spawnSync(command, { stdio: 'ignore', shell: true }).status === 0;
/** Only root can run it. */
const apt = (packages: string) => `apt-get update; apt-get install --yes --no-install-recommends ${packages}`;

type Program = readonly [name: string, orElse: string, isInstalled: () => boolean, ...commands: string[]];

const chromium: Program = [
  'Chromium',
  'or name it in CHROMIUM_PATH',
  () => Boolean(findChromium()),
  'npx playwright install --with-deps chromium',
  apt('chromium-headless-shell fonts-liberation'),
  apt('chromium fonts-liberation'), // For systems without the package chromium-headless-shell.
];
const firefox: Program = [
  'Firefox',
  'name it in FIREFOX_PATH, or skip it with FIREFOX_PATH=none',
  () => Boolean(findFirefox()),
  apt('firefox-esr'),
];
const webkit: Program = [
  'WebKitGTK, its driver and a virtual display',
  `on Debian or Ubuntu with apt-get install ${webkitPackages}`,
  () => succeeds(`which WebKitWebDriver xvfb-run && ${importWebkit}`),
  apt(webkitPackages),
];
const nginx: Program = ['nginx', 'or skip it with HOSTS_WITHOUT=nginx', () => Boolean(findNginx()), apt('nginx')];

const programs = forWebkit
  ? [chromium, webkit]
  : [chromium, ...(skipFirefox ? [] : [firefox]), ...(deployedUrl || skipNginx ? [] : [nginx])];
for (const [name, orElse, isInstalled, ...commands] of programs) {
  if (!isInstalled() && !commands.some((command) => succeeds(command) && isInstalled())) {
    console.error(`The tests need ${name}. Install it, ${orElse}.`);
    process.exitCode = 1;
  }
}
