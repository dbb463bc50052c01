/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { clearForeignCache, hashSources, isUpToDate, publishBuild } from './lastBuild';

runInTemporaryFolder();
/** A project that was built. */
beforeEach(() => {
  clearForeignCache();
  ['app/page.tsx', '.next/export/index.html', '.next/cache/entry'].forEach((name) => write(name, 'first'));
  publishBuild('.next/export', hashSources());
});

test.each([
  ['app/page.tsx', false],
  ['scripts/export/build.ts', false],
  ['public/og.png', false],
  ['.env.local', false],
  ['app/page.test.tsx', true],
  ['docs/going-live.md', true],
  ['e2e/home.spec.ts', true],
  ['node_modules/next/index.js', true],
  ['public/images/variants/ada.avif', true],
  ['.git/HEAD', true],
])('after a change of %s the build is up to date: %s', (name, expected) => {
  expect(isUpToDate()).toBe(true);
  write(name, 'second');
  expect(isUpToDate()).toBe(expected);
});

test('a build is out of date under another setting', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: 'http://localhost:3001' });
  expect(isUpToDate()).toBe(false);
});

test.each(['out', '.next/cache'])('a build is out of date without %s', (name) => {
  rmSync(name, { recursive: true });
  expect(isUpToDate()).toBe(false);
});

test('a finished build replaces the whole last build', () => {
  write('out/gone.html', 'first');
  write('.next/export/index.html', 'second');
  publishBuild('.next/export', hashSources());

  expect(readdirSync('.').sort()).toEqual(['.next', 'app', 'out']);
  expect(readdirSync('out')).toEqual(['index.html']);
  expect(readFileSync('out/index.html', 'utf8')).toBe('second');
});

test('a cache of this folder stays, and one of another is cleared', () => {
  clearForeignCache();
  expect(existsSync('.next/cache/entry')).toBe(true);

  write('.next/cache/project-folder', '/elsewhere');
  clearForeignCache();
  expect(existsSync('.next/cache/entry')).toBe(false);
});
