/** @jest-environment node */
import fs, { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { lowSpaceNote, replaceFolder, writeError } from './replaceFolder';

runInTemporaryFolder();
beforeEach(() => write('built/index.html', 'new'));

test.each([
  ['no folder', () => {}],
  ['an earlier folder', () => write('out/stale.html', 'old')],
  ['a folder within others', () => mkdirSync('out')],
])('replaces %s', (_kind, prepare) => {
  prepare();
  replaceFolder('built', 'out');
  expect(readdirSync('.')).toEqual(['out']);
  expect(readdirSync('out')).toEqual(['index.html']);
});

test.each([true, false])('fills the target of a symbolic link, and keeps the link (target exists: %s)', (exists) => {
  if (exists) {
    write('www/site/stale.html', 'old');
  }
  symlinkSync('www/site', 'out');
  replaceFolder('built', 'out');
  expect(lstatSync('out').isSymbolicLink()).toBe(true);
  expect(readdirSync('www/site')).toEqual(['index.html']);
});

test('copies a folder from another file system', () => {
  const rename = fs.renameSync;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === 'built') {
      throw Object.assign(new Error('EXDEV: cross-device link not permitted'), { code: 'EXDEV' });
    }
    rename(from, to);
  });
  replaceFolder('built', 'out');
  expect(readFileSync('out/index.html', 'utf8')).toBe('new');
  expect(existsSync('built')).toBe(false);
});

test('a full disk and other failures get one line', () => {
  const errorOf = (code: string) => Object.assign(new Error(`${code}: out`), { code });
  expect(writeError(errorOf('ENOSPC'))).toMatch(/^The disk is full: .*build again\.$/);
  expect(writeError(errorOf('EACCES'))).toBe('The site could not be written: EACCES: out');
  expect(writeError(new TypeError('a mistake in the code'))).toBeUndefined();

  const free = (bytes: number) => ({ ...fs.statfsSync('.'), bavail: bytes, bsize: 1 });
  const statfs = jest.spyOn(fs, 'statfsSync');
  statfs.mockReturnValue(free(1024 * 1024));
  expect(lowSpaceNote('.')).toEqual(['The disk is full: 1 MB are free. Free some space, and build again.']);
  statfs.mockReturnValue(free(1024 ** 3));
  expect(lowSpaceNote('.')).toEqual([]);
});
