/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { fields } from '@/content/contact';
import packageJson from '@/package.json';
import lock from '@/package-lock.json';

const dependencies = { ...packageJson.dependencies, ...packageJson.devDependencies };

test('docs/dependencies.md says of each dependency, in order, why it is here', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- `(.+)`: \w.+\.$/gm);
  expect([...reasons].map(([, name]) => name)).toEqual(Object.keys(dependencies));
});

test('every version is exact, so that it changes only where it is seen to', () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package runs a script of its own when it is installed', () => {
  const withScript = Object.entries(lock.packages)
    .filter(([, entry]) => 'hasInstallScript' in entry)
    .map(([folder]) => folder.split('node_modules/').pop());
  const allowed: Readonly<Record<string, boolean>> = packageJson.allowScripts;
  expect(withScript.filter((name) => allowed[name ?? ''] !== false)).toEqual([]);
});

test('docs/going-live.md has the template take every field that the form sends', () => {
  const table = readFileSync('docs/going-live.md', 'utf8').matchAll(/^\|.*`\{\{(\w+)\}\}`/gm);
  expect([...table].map(([, name]) => name)).toEqual(fields.map(({ name }) => name));
});
