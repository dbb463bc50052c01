/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { clearForeignCache, replaceFolder } from './wholeFolder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'whole-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test.each([[[]], [['out/page.html', 'out/gone.html']]])('a finished folder takes the place of %j', (before) => {
  before.forEach((name) => write(name, 'old'));
  write('finished/page.html', 'new');
  replaceFolder(path.join(folder, 'finished'), path.join(folder, 'out'));

  expect(readdirSync(folder)).toEqual(['out']);
  expect(readdirSync(path.join(folder, 'out'))).toEqual(['page.html']);
  expect(readFileSync(path.join(folder, 'out/page.html'), 'utf8')).toBe('new');
});

test('a folder that is not finished leaves the last one', () => {
  const page = write('out/page.html', 'old');
  expect(() => replaceFolder(path.join(folder, 'unfinished'), path.join(folder, 'out'))).toThrow();
  expect(readFileSync(page, 'utf8')).toBe('old');
});

test('a cache of this folder stays, and one of another is cleared', () => {
  const cache = path.join(folder, 'cache');
  const entry = write('cache/entry', 'from elsewhere');
  clearForeignCache(cache);
  expect(existsSync(entry)).toBe(false);

  write('cache/entry', 'ours');
  clearForeignCache(cache);
  expect(existsSync(entry)).toBe(true);

  write('cache/project-folder', '/elsewhere');
  clearForeignCache(cache);
  expect(existsSync(entry)).toBe(false);
});
