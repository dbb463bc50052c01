/** @jest-environment node */
import { lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { filesIn } from './filesIn';
import { replaceContents, type Site } from './outFolder';

runInTemporaryFolder();

test('a new site replaces the old one, also behind a link', () => {
  write('target/old/stale.html', '');
  write('target/index.html', 'old');
  symlinkSync('target', 'link');
  const site: Site = new Map().set('index.html', 'new').set('images/a.avif', new Uint8Array([1]));
  replaceContents('link', site);

  expect(filesIn('target')).toEqual(['images/a.avif', 'index.html']);
  expect(readFileSync('target/index.html', 'utf8')).toBe('new');
  expect(lstatSync('link').isSymbolicLink()).toBe(true);
});

test('whoever may not write the site may read it', () => {
  const umask = process.umask(0o077);
  replaceContents('out', new Map([['images/a.avif', '']]));
  process.umask(umask);
  expect(['out', 'out/images', 'out/images/a.avif'].map((name) => statSync(name).mode & 0o777)).toEqual([
    0o755, 0o755, 0o644,
  ]);
});
