import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../../content/brand';
import { demoVariables } from '../demoSettings';
import { freePort } from '../processes';
import { type FirmName, firms } from './firms';
import { writeContent } from './writeContent';

// `npm run test:contents -- longest` builds a copy of the project with the content of that firm, and runs every test
// there. With further arguments, it runs only the end-to-end tests that Playwright selects by them.

const [name = '', ...selection] = process.argv.slice(2);
const root = process.cwd();
/** Within the project, because the bundler follows no link to a node_modules outside its root. */
const copy = path.join(root, 'test-results/contents', name);
const left = ['node_modules', '.next', 'out', 'outbox', 'test-results', '.git', 'contents.spec.ts'];

if (!Object.hasOwn(firms, name)) {
  fail(`Name the content to test: ${Object.keys(firms).join(', ')}.`);
}
rmSync(copy, { recursive: true, force: true });
for (const entry of readdirSync(root).filter((one) => !left.includes(one) && !one.startsWith('.env'))) {
  const filter = (source: string) => !left.includes(path.basename(source));
  cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true, filter });
}
await writeContent(copy, name as FirmName);
// Not the port of a server that already serves the sample.
const port = String(await freePort());

run('npm run check');
if (selection.length === 0) {
  run('npm run test:unit');
}
// Builds first.
run(`npm run test:e2e -- ${selection.join(' ')}`);
const traces = filesWith(brand.name);
if (traces.length > 0) {
  fail(`These files still name the sample, ${brand.name}: ${traces.join(', ')}`);
}

function run(command: string): void {
  const env = { ...process.env, ...demoVariables, E2E_PORT: port };
  const { status } = spawnSync(command, { cwd: copy, env, stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail(`${command} failed with the ${name} content, which is in ${path.relative(root, copy)}.`);
  }
}

/** Whatever an owner does not write must not name the firm of the sample. */
function filesWith(word: string): string[] {
  const out = path.join(copy, 'out');
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|css|js|json|svg|txt|webmanifest|xml)$|_headers$/.test(file))
    .filter((file) => readFileSync(path.join(out, file), 'utf8').toLowerCase().includes(word.toLowerCase()));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
