/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { importSchemas, schemaOf, type Schemas } from './contentFiles';
import { loadContent, sourceErrors, unpairedFiles } from './loadContent';

// The folders of these tests have no pages.
jest.mock('../../app/_site/ownRoutes', () => ({ ownRoutes: () => [] }));

const project = process.cwd();
let schemas: Schemas;
beforeAll(async () => (schemas = await importSchemas()));
runInTemporaryFolder();
beforeEach(() =>
  Object.keys(schemas).forEach((file) => [file, schemaOf(file)].forEach((name) => write(name, 'export {};'))),
);

test('names the line of each mistake that keeps a file from being read', async () => {
  write('content/about.ts', '\n<<<<<<< HEAD\nexport const about = 1;\n=======\n>>>>>>> other\n');
  write('content/errors.ts', "export const a = { id: 'a', id: 'b' };");
  write('content/hero.ts', "export const hero = {\n  title: 'It's here',\n};");
  write('content/contact.ts', '# Ours\nexport const contact = 1;');
  write('content/team.ts', "export const team = [\n  { id: 'a' }\n  { id: 'b' },\n];");

  expect(await sourceErrors()).toEqual([
    'content/about.ts:2  “<<<<<<< HEAD”  Unexpected "<<"',
    expect.stringMatching(/^content\/contact.ts:1 {2}“# Ours”  /),
    "content/errors.ts:1  “export const a = { id: 'a', id: 'b' };”  Duplicate key \"id\" in object literal",
    'content/hero.ts:2  “title: \'It\'s here\',”  Expected "}" but found "s"',
    'content/team.ts:3  “{ id: \'b\' },”  Expected "]" but found "{"',
  ]);
});

test('names files without a schema, and schemas without a file', () => {
  rmSync('content/team.ts');
  write('content/without-schema.ts', '');
  write('content/notes.ts.md', '');

  expect(unpairedFiles(schemas)).toEqual([
    'content/team.ts  must exist',
    'content/without-schema.ts  must have its schemas in content/schema/without-schema.ts',
  ]);
});

/** What a module of content/ does that crashes there. */
const crash = (place: string) => () => {
  throw Object.assign(new Error('missing is not defined'), { stack: `ReferenceError\n    at ${place}` });
};

test('a crash has one line, unless a file lacks a value', async () => {
  expect(await loadContent()).toMatchObject({ errors: [] });
  for (const [place, line] of [
    ['content/services.ts:12:3', 'content/services.ts:12  missing is not defined'],
    ['content/job-list.ts', 'content/job-list.ts  missing is not defined'],
    ['node_modules/a.js:1:1', 'content/services.ts  missing is not defined'],
  ] as const) {
    jest.resetModules();
    jest.doMock('../../content/services', crash(place));
    expect(await loadContent()).toMatchObject({ errors: [line] });
  }
  // An error elsewhere is not its cause.
  jest.resetModules();
  jest.doMock('../../content/hero', () => Object.defineProperty({ hero: '' }, '__esModule', { value: true }));
  expect((await loadContent()).errors).toEqual([
    'content/hero.ts  hero  “”  must be a record in { }',
    'content/services.ts  missing is not defined',
  ]);
  jest.doMock('../../content/navigation', () => ({}));
  const files = (await loadContent()).errors.map((line) => line.replace(/ .*/, ''));
  expect([...new Set(files)]).toEqual(['content/hero.ts', 'content/navigation.ts']);
  ['services', 'hero', 'navigation'].forEach((name) => jest.dontMock(`../../content/${name}`));
});

test('a file without a schema, or with an error in its syntax, is not imported', async () => {
  write('content/notes.ts', 'export {');
  expect(await loadContent()).toMatchObject({
    content: {},
    errors: [
      'content/notes.ts  must have its schemas in content/schema/notes.ts',
      expect.stringMatching(/^content\/notes\.ts:1 /),
    ],
  });
});

/** What `npm run check` prints in a copy of the project in which these files have another text. */
function check(files: Readonly<Record<string, string>>) {
  const names = ['app/_site', 'components', 'content', 'package.json', 'public', 'scripts', 'styles', 'tsconfig.json'];
  names.forEach((name) => cpSync(path.join(project, name), name, { recursive: true }));
  symlinkSync(path.join(require.resolve('tsx/package.json'), '../..'), 'node_modules');
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const command = ['--import', 'tsx', 'scripts/check/check.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(1);
  return stdout + stderr;
}

// Almost every file imports the brand, and so do many modules of the check.
test('the check prints the cause, and not what follows from it', () => {
  expect(check({ 'content/brand.ts': '' })).toBe(
    [
      'content/brand.ts  brand  nothing  must be given\n',
      'content/brand.ts  logoLinkLabel  nothing  must be given\n',
      'content/brand.ts  mark  nothing  must be given\n',
    ].join(''),
  );
});

test.each<[file: string, text: string, line: RegExp]>([
  ['brand', "import { mark } from './mrak';\nexport { mark };", /^content\/brand\.ts {2}Cannot find module .*\n$/],
  ['job-list', '\nmissing;', /^content\/job-list\.ts:2 {2}missing is not defined\n$/],
])('content/%s.ts, which cannot be imported, has one line', (name, text, line) => {
  const schema = name === 'job-list' && { 'content/schema/job-list.ts': 'export const schemas = {};' };
  expect(check({ [`content/${name}.ts`]: text, ...schema })).toMatch(line);
});
