import { readFileSync } from 'node:fs';

// Runs before scripts that an older Node.js cannot even load, so it uses nothing that is new.
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `This is Node.js ${process.versions.node}, but the site needs ${major}.${minor} or newer. Install one from https://nodejs.org`,
  );
  process.exit(1);
}
