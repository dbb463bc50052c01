/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Environment } from '../../app/_site/environment';
import { finishExport } from './finishExport';

const sections = ['hero', 'service', 'about', 'team', 'contact'].map((id) => `<section id="${id}"></section>`).join('');
/** A page as Next exports it. */
const pageWith = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>' +
  `<script src="/_next/static/chunks/turbopack-a.js" async=""></script></head><body>${body}` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>';
const settings: Environment = {
  siteUrl: 'https://www.example.com',
  demo: true,
  email: { origin: '', serviceId: 'a', templateId: 'b', publicKey: 'c' },
};

/** @returns what is left in the folder, and the errors */
async function finish(
  changes: Readonly<Record<string, string>>,
): Promise<{ errors: readonly string[]; read: (name: string) => string | undefined }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  const files = {
    'index.html': pageWith(sections),
    'privacypolicy.html': pageWith(''),
    'privacypolicy/data.txt': 'data',
    '404.html': pageWith(''),
    '_not-found.html': pageWith(''),
    '_next/static/chunks/a.css': 'p{top:0}',
    '_next/static/chunks/turbopack-a.js': 'run()',
    ...changes,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { errors } = await finishExport(folder, settings, {});
  const left = new Map(
    [...Object.keys(files), '_headers', 'index.html.br', 'index.html.gz', 'privacypolicy/index.html'].flatMap(
      (name) => {
        const file = path.join(folder, name);
        return existsSync(file) ? [[name, readFileSync(file, 'utf8')] as const] : [];
      },
    ),
  );
  rmSync(folder, { recursive: true });
  return { errors, read: (name) => left.get(name) };
}

test('a whole export becomes the site, with its headers and compressed copies', async () => {
  const { errors, read } = await finish({});

  expect(errors).toEqual([]);
  expect(read('index.html')).toContain('<style>p{top:0}</style>');
  expect(read('privacypolicy/index.html')).toBe(read('privacypolicy.html'));
  expect(read('_headers')).toContain('Content-Security-Policy');
  expect(read('index.html.br')).toBeTruthy();
  expect(read('index.html.gz')).toBeTruthy();
  expect(read('_not-found.html')).toBeUndefined();
});

test.each([
  ['a page without styles', { 'privacypolicy.html': '<html><head></head></html>' }, /^privacypolicy\.html {2}/],
  ['a home page without sections', { 'index.html': pageWith('') }, /^index\.html {2}lacks the sections hero, service/],
  ['a broken link', { '404.html': pageWith('<a href="/gone">Gone</a>') }, /^out\/404\.html {2}href {2}“\/gone”/],
])('%s is an error, told in one line', async (_fault, changes, message) => {
  expect((await finish(changes)).errors).toEqual([expect.stringMatching(message)]);
});
