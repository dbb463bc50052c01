import { existsSync } from 'node:fs';
import path from 'node:path';

import { exitIfAny, exitWith, exitWithError } from '../exit';
import { outFolder } from '../export/outFolder';
import { verifySite } from './verifySite';

/* Usage: npm run verify -- [--no-headers] https://www.example.com[/sub-folder] */

process.on('uncaughtException', exitWithError);
const [argument = '', ...others] = process.argv.slice(2).filter((option) => option !== '--no-headers');
const url = URL.canParse(argument) ? new URL(argument) : undefined;
if (!url || !/^https?:$/.test(url.protocol) || url.href !== url.origin + url.pathname || others.length > 0) {
  exitWith('Name the site: npm run verify -- https://www.example.com');
}
const folder = path.resolve(outFolder);
if (!existsSync(path.join(folder, '_headers'))) {
  exitWith(`There is no site in ${outFolder}/. Build it first: npm run build`);
}
const site = new URL(url.href.replace(/\/?$/, '/'));
exitIfAny(await verifySite({ site, folder, sendsHeaders: !process.argv.includes('--no-headers') }));
console.log(`${url.href} serves what is in ${outFolder}/.`);
