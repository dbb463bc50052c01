import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium as playwrightsChromium, firefox as playwrightsFirefox } from 'playwright';

/** A program or a font that tests run in or compare with. */
export type Program = {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Shell commands that install it, the best first. */
  readonly commands: readonly string[];
  /** How to add it by hand. */
  readonly advice: string;
};

/** FIREFOX_PATH=none skips Firefox. */
export const skipFirefox = process.env.FIREFOX_PATH === 'none';

/** CHROMIUM_PATH, else Playwright's build, else the system's. Debian's headless shell needs half the processor time. */
export function findChromium(): string | undefined {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
  return find(process.env.CHROMIUM_PATH, playwrightsChromium.executablePath(), ...installed(names));
}

/** FIREFOX_PATH, else the system's, else Playwright's, which is a patched build. */
export function findFirefox(): string | undefined {
  return find(process.env.FIREFOX_PATH, ...installed(['firefox-esr', 'firefox']), playwrightsFirefox.executablePath());
}

/** The program that a variable names, else the first that is there. */
function find(named: string | undefined, ...others: readonly string[]): string | undefined {
  return (named ? [named] : others).find(existsSync);
}

function installed(names: readonly string[]): string[] {
  return String(spawnSync('which', names, { encoding: 'utf8' }).stdout ?? '').split('\n');
}

/** What the tests in WebKitGTK need. */
export const webkitPackages = 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth';

/** apt-get needs root, and so do the libraries that Playwright installs beside a browser on Linux. */
const isRoot = process.getuid?.() === 0;
const apt = (packages: string) =>
  isRoot ? [`apt-get update; apt-get install --yes --no-install-recommends ${packages}`] : [];
const playwright = (browser: string) => [
  ...(isRoot ? [`npx playwright install --with-deps ${browser}`] : []),
  `npx playwright install ${browser}`,
];

export const chromium: Program = {
  name: 'Chromium',
  isInstalled: () => Boolean(findChromium()),
  commands: [
    ...playwright('chromium'),
    ...apt('chromium-headless-shell'),
    ...apt('chromium'), // For systems without the package chromium-headless-shell.
  ],
  advice: 'install it, or name it in CHROMIUM_PATH.',
};

/** One of the fonts behind the fallback fonts of styles/fonts.scss. Windows and macOS have Arial. */
const arial: Program = {
  name: 'Arial, or a font with its metrics',
  isInstalled: () =>
    process.platform !== 'linux' ||
    /Arial|Liberation ?Sans|Arimo/.test(spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''),
  commands: apt('fontconfig fonts-liberation'),
  advice: 'on Debian or Ubuntu, sudo apt-get install fontconfig fonts-liberation.',
};

export const firefox: Program = {
  name: 'Firefox',
  isInstalled: () => Boolean(findFirefox()),
  // Playwright’s Firefox is a patched build, but better than none.
  commands: [...apt('firefox-esr'), ...playwright('firefox')],
  advice: 'install it, or name it in FIREFOX_PATH. FIREFOX_PATH=none skips it.',
};

/** The programs of the end-to-end tests, without those that a variable skips. */
export const testPrograms: readonly Program[] = [chromium, arial, ...(skipFirefox ? [] : [firefox])];
