import { spawnSync } from 'node:child_process';

import { exitWith } from '../../scripts/lib/exit';
import { chromium, firefox, type Program, testPrograms, webkitPackages } from './programs';

const importWebkit = `/usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`;
const run = (command: string) => spawnSync(command, { stdio: 'ignore', shell: true }).status === 0;

const webkit: Program = {
  name: 'WebKitGTK, its driver and a virtual display',
  isInstalled: () => run(`which WebKitWebDriver xvfb-run && ${importWebkit}`),
  commands: [`apt-get update; apt-get install --yes --no-install-recommends ${webkitPackages}`],
  advice: `on Debian or Ubuntu, sudo apt-get install ${webkitPackages}.`,
};

const programs = process.argv[2] === 'webkit' ? [chromium, webkit] : testPrograms;
// Without Firefox, its tests are left out. In CI nothing may be.
const missing = programs
  .filter(({ isInstalled, commands }) => !isInstalled() && !commands.some((command) => run(command) && isInstalled()))
  .filter((program) => process.env.CI || program !== firefox);
if (missing.length > 0) {
  exitWith(['The tests need more programs.', ...missing.map(({ name, advice }) => `${name}: ${advice}`)].join('\n'));
}
