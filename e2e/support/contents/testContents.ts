import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { demoVariables } from '../demoSettings';
import { type FirmName, firms } from './firms';
import { writeContent } from './writeContent';

// npm run test:contents -- longest [what Playwright takes]: the whole gate, for another firm’s content.

const [name = '', ...chosen] = process.argv.slice(2);
const root = process.cwd();
/** Within the project, because the bundler follows no link to a node_modules outside its root. */
const copy = path.join(root, 'test-results/contents', name);
const notCopied = ['node_modules', '.next', 'out', 'outbox', 'test-results', '.git'];

if (!Object.hasOwn(firms, name)) {
  console.error(`Name the content to test: ${Object.keys(firms).join(', ')}.`);
  process.exit(1);
}
rmSync(copy, { recursive: true, force: true });
for (const entry of readdirSync(root).filter((one) => !notCopied.includes(one) && !one.startsWith('.env'))) {
  cpSync(path.join(root, entry), path.join(copy, entry), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
}
await writeContent(copy, name as FirmName);

for (const command of [
  'npm run build',
  ...(chosen.length > 0 ? [] : ['npm run test:unit']),
  `npm run test:e2e -- ${chosen.join(' ')}`,
]) {
  const { status } = spawnSync(command, {
    cwd: copy,
    env: { ...process.env, ...demoVariables },
    stdio: 'inherit',
    shell: true,
  });
  if (status !== 0) {
    console.error(`${command} failed with the ${name} content, which is in ${path.relative(root, copy)}.`);
    process.exit(1);
  }
}
