import { existsSync } from 'node:fs';
import path from 'node:path';

import { outFolder, runBuild } from '../export/outFolder';
import { fail } from '../fail';
import { verifySite } from './verifySite';

/* Usage: npm run verify -- [--no-headers] https://www.example.com[/sub-folder] */

const [argument = '', ...others] = process.argv.slice(2).filter((option) => option !== '--no-headers');
const url = URL.canParse(argument) ? new URL(argument) : undefined;
if (!url || !/^https?:$/.test(url.protocol) || url.href !== url.origin + url.pathname || others.length > 0) {
  fail('Name the site: npm run verify -- https://www.example.com');
}
const folder = path.resolve(outFolder);
if (!existsSync(path.join(folder, '_headers'))) {
  runBuild();
}
const { differences, notes } = await verifySite({
  site: new URL(url.href.replace(/\/?$/, '/')),
  folder,
  sendsHeaders: !process.argv.includes('--no-headers'),
});
notes.forEach((line) => console.log(`Note: ${line}`));
differences.forEach((line) => console.error(line));
if (differences.length > 0) {
  fail(`${url.href} does not serve what is in ${outFolder}/.`);
}
console.log(`${url.href} serves what is in ${outFolder}/.`);
