import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../../content/brand';
import { fail } from '../../../scripts/fail';
import { demoVariables, testedSite } from '../demoSettings';
import { freePort } from '../processes';
import { type FirmName, firms } from './firms';
import { writeContent } from './writeContent';

// `npm run test:contents -- longest` copies the project, generates that set of content in the copy, and runs unit
// and end-to-end tests there. Further arguments select end-to-end tests, and skip the unit tests.

const [name = '', ...selection] = process.argv.slice(2);
const root = process.cwd();
/** Inside the project, because the bundler resolves no node_modules outside its root directory. */
const copy = path.join(root, 'test-results/contents', name);
const excluded = ['node_modules', '.next', 'out', 'outbox', 'test-results', '.git', 'contents.spec.ts'];

if (!Object.hasOwn(firms, name)) {
  fail(`Choose the content to test: ${Object.keys(firms).join(', ')}.`);
}
rmSync(copy, { recursive: true, force: true });
for (const entry of readdirSync(root).filter((one) => !excluded.includes(one) && !one.startsWith('.env'))) {
  const filter = (source: string) => !excluded.includes(path.basename(source));
  cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter });
}
await writeContent(copy, name as FirmName);
/** One of the sites is in a sub-folder. */
const basePath = name === 'foreign' ? '/firm/new.site' : '';
// A free port, because Playwright would reuse a running server with the sample content.
const port = String(await freePort());

run('npm run check');
if (selection.length === 0) {
  run('npm run test:unit');
}
// This also builds the site.
run(`npm run test:e2e -- ${selection.join(' ')}`);
const leftovers = filesContaining(brand.name);
if (leftovers.length > 0) {
  fail(`These files still contain the name of the sample, ${brand.name}: ${leftovers.join(', ')}`);
}

function run(command: string): void {
  const env = { ...process.env, ...demoVariables, E2E_PORT: port, E2E_BASE_PATH: basePath };
  const { status } = spawnSync(command, { cwd: copy, env, stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail(`${command} failed with the ${name} content, which is in ${path.relative(root, copy)}.`);
  }
}

/** The exported files that contain the text. A file that contains the sample's name gets it from outside of content/. */
function filesContaining(text: string): string[] {
  const out = path.join(copy, testedSite);
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js|json|svg|txt|webmanifest|xml)$|_headers$/.test(file))
    .filter((file) => readFileSync(path.join(out, file), 'utf8').toLowerCase().includes(text.toLowerCase()));
}
