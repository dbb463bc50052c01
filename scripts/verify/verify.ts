import { parseArgs } from 'node:util';

import { exitIfAny, exitWith, exitWithError } from '../lib/exit';
import { outFolder } from '../lib/outFolder';
import { verifySite } from './verifySite';

/* Usage: npm run verify -- [--no-headers] https://www.example.com[/sub-folder] */

process.on('uncaughtException', exitWithError);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'no-headers': { type: 'boolean' } } });
const [argument = '', ...others] = positionals;
if (!/^https?:\/\/[^?#]+$/.test(argument) || !URL.canParse(argument) || others.length > 0) {
  exitWith('Name the site: npm run verify -- https://www.example.com');
}
const site = new URL(argument.replace(/\/?$/, '/'));
exitIfAny(await verifySite({ site, folder: outFolder, sendsHeaders: !values['no-headers'] }));
console.log(`${argument} serves what is in ${outFolder}/.`);
