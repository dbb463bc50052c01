/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';

import { build } from 'esbuild';

test('the code of our own has at most 8 KB', async () => {
  const { outputFiles } = await build({
    entryPoints: ['app/_client/islands.entry.ts', 'app/_client/inline.entry.ts'],
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
