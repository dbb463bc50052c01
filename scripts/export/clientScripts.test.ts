/** @jest-environment node */
import path from 'node:path';

import { filesIn } from '../filesIn';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { clientScripts, unhydratedClients } from './clientScripts';

test('the page imports the islands, and these the animation, by URL', async () => {
  const classNames = filesIn('components').map(
    (file) => [`./${file}`, { bar: `aB-3dE_${path.basename(file)}` }] as const,
  );
  const { inline, files, sheets } = await clientScripts(Object.fromEntries(classNames));

  const [[animationName = '', aos] = [], [islandsName = '', islands] = [], ...others] = files;
  expect(others).toEqual([]);
  expect(animationName).toMatch(/^_next\/static\/animation-[\w-]{8}\.js$/);
  expect(islandsName).toMatch(/^_next\/static\/islands-[\w-]{8}\.js$/);
  expect(aos).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^]*aos-animate/);
  expect(islands).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(islands).toContain(`import("/${animationName}")`);
  expect(inline).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/);
  expect(inline).toContain(`import("/${islandsName}"`);
  expect(sheets).toContain('./NavigationBar/NavigationBar.module.scss');
  expect(islands).toContain('aB-3dE_NavigationBar.module.scss');
  expect([aos, islands, inline].join('')).not.toContain('process.env');
});

describe('in a project', () => {
  runInTemporaryFolder();

  test('a client component that no island renders is an error', () => {
    write('app/_client/islands.tsx', "import { A } from '@/components/A/A.island';");
    write('components/A/A.island.tsx', "'use client';\n");
    write('components/B/B.tsx', "'use client';\n");
    write('components/C/C.tsx', '');
    expect(unhydratedClients()).toEqual([
      "components/B/B.tsx  has 'use client', so it must be an island in app/_client/islands.tsx",
    ]);
  });
});
