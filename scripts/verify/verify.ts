import { existsSync } from 'node:fs';
import path from 'node:path';

import { outFolder } from '../export/outFolder';
import { fail, failIfAny, failWith } from '../fail';
import { verifySite } from './verifySite';

/* Usage: npm run verify -- [--no-headers] https://www.example.com[/sub-folder] */

process.on('uncaughtException', failWith);
const [argument = '', ...others] = process.argv.slice(2).filter((option) => option !== '--no-headers');
const url = URL.canParse(argument) ? new URL(argument) : undefined;
if (!url || !/^https?:$/.test(url.protocol) || url.href !== url.origin + url.pathname || others.length > 0) {
  fail('Name the site: npm run verify -- https://www.example.com');
}
const folder = path.resolve(outFolder);
if (!existsSync(path.join(folder, '_headers'))) {
  fail(`There is no site in ${outFolder}/. Build it first: npm run build`);
}
const site = new URL(url.href.replace(/\/?$/, '/'));
failIfAny(await verifySite({ site, folder, sendsHeaders: !process.argv.includes('--no-headers') }));
console.log(`${url.href} serves what is in ${outFolder}/.`);
