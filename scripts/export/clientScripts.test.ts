/** @jest-environment node */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { build } from 'esbuild';

import { filesIn } from '../filesIn';
import { clientScripts } from './clientScripts';

test('the page imports the islands, and these the animation, by URL', async () => {
  const classNames = filesIn('components').map(
    (file) => [`./${file}`, { bar: `aB-3dE_${path.basename(file)}` }] as const,
  );
  const { inline, files, styleSheets } = await clientScripts(Object.fromEntries(classNames));

  const [[animationName = '', aos] = [], [islandsName = '', islands] = [], ...others] = files;
  expect(others).toEqual([]);
  expect(animationName).toMatch(/^_next\/static\/animation-[\w-]{8}\.js$/);
  expect(islandsName).toMatch(/^_next\/static\/islands-[\w-]{8}\.js$/);
  expect(aos).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^]*aos-animate/);
  expect(islands).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(islands).toContain(`import("/${animationName}")`);
  expect(inline).toMatch(/^\(\(\)=>\{.*\}\)\(\)$/);
  expect(inline).toContain(`import("/${islandsName}"`);
  expect(styleSheets).toContain('./NavigationBar/NavigationBar.module.scss');
  expect(islands).toContain('aB-3dE_NavigationBar.module.scss');
  expect([aos, islands, inline].join('')).not.toContain('process.env');
});

test('beside React, the libraries and the records, visitors load at most 8 KB of code', async () => {
  const { outputFiles } = await build({
    entryPoints: ['app/_client/islandsModule.ts', 'app/_client/inlineScript.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: 'unused',
    packages: 'external',
    external: ['@/content/*'],
    loader: { '.scss': 'empty' },
  });
  // 6,330 B in the module, and 1,600 B in each page
  const sizes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000);
});
