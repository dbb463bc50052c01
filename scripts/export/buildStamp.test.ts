/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { cacheFolder, hashSources, isUpToDate, stampBuild } from './buildStamp';

const project = process.cwd();
let folder: string;

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  process.chdir(folder);
  ['app/page.tsx', 'out/index.html', `${cacheFolder}/entry`].forEach((name) => write(name, 'first'));
  stampBuild(hashSources());
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test.each([
  'app/page.tsx',
  'new/source.ts',
  'scripts/export/build.ts',
  'public/og.png',
  '.env.local',
  'tsconfig.json',
  'package-lock.json',
])('a build is out of date after a change of %s', (name) => {
  expect(isUpToDate()).toBe(true);
  write(name, 'second');
  expect(isUpToDate()).toBe(false);
});

test.each(['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_EMAILJS_SERVICE_ID'])(
  'a build is out of date under another %s',
  (name) => {
    jest.replaceProperty(process, 'env', { ...process.env, [name]: 'http://localhost:3001' });
    expect(isUpToDate()).toBe(false);
  },
);

test.each([
  'app/page.test.tsx',
  'docs/going-live.md',
  'e2e/home.spec.ts',
  'node_modules/next/index.js',
  'public/images/variants/ada.avif',
  'components/sprite.svg',
  'out/_headers',
  'outbox/message.eml',
  '.git/HEAD',
])('a build is up to date after a change of %s', (name) => {
  write(name, 'second');
  expect(isUpToDate()).toBe(true);
});

test.each(['out', cacheFolder])('a build is out of date without %s', (name) => {
  rmSync(name, { recursive: true });
  expect(isUpToDate()).toBe(false);
});
