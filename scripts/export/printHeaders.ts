import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { fail } from '../fail';
import { nginxServer, readHeadersFile } from './headerFormats';
import { basePathOf } from './headers';
import { outFolder } from './outFolder';

// Prints the settings of nginx, which does not read the _headers file of the last build.
const [host, folder = path.resolve(outFolder), listen = '80'] = process.argv.slice(2);
const built = path.resolve(outFolder, '_headers');

if (host !== 'nginx') {
  fail('Name the host: npm run headers -- nginx [folder] [port]. For another, out/_headers lists the headers.');
}
if (!existsSync(built)) {
  fail('out/_headers does not exist. Run npm run build first: the policy contains hashes of the pages.');
}
if (!/^([\w.:[\]]+:)?\d+$/.test(listen)) {
  fail(`The port is “${listen}”, but must be a number, or an IP address and a number, like 127.0.0.1:8080.`);
}
const rules = readHeadersFile(readFileSync(built, 'utf8'));
const basePath = basePathOf(rules);
if (!folder.endsWith(basePath)) {
  fail(`The folder is “${folder}”, but must end in ${basePath}, the path of the site, like /var/www${basePath}.`);
}
process.stdout.write(nginxServer(rules, folder.slice(0, folder.length - basePath.length), listen));
