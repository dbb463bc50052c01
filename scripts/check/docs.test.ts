/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { fields } from '@/content/contact';
import packageJson from '@/package.json';

const dependencies = { ...packageJson.dependencies, ...packageJson.devDependencies };

test('docs/dependencies.md gives a reason for each dependency, in order', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- `(.+)`: \w.+\.$/gm);
  expect([...reasons].map(([, name]) => name)).toEqual(Object.keys(dependencies));
});

test('every version is exact', () => {
  expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package runs a script while it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the email template in docs/going-live.md has every field of the form', () => {
  const table = readFileSync('docs/going-live.md', 'utf8').matchAll(/^\|.*`\{\{(\w+)\}\}`/gm);
  expect([...table].map(([, name]) => name)).toEqual(fields.map(({ name }) => name));
});
