/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { importSchemas, type Schemas } from './contentFiles';
import { sourceErrors, unpairedFiles } from './loadContent';

const project = process.cwd();
let schemas: Schemas;
beforeAll(async () => (schemas = await importSchemas()));
runInTemporaryFolder();
beforeEach(() => Object.keys(schemas).forEach((file) => write(file, 'export {};')));

test('names the line of each mistake that keeps a file from being imported', async () => {
  write('content/about.ts', '\n<<<<<<< HEAD\nexport const about = 1;\n=======\n>>>>>>> other\n');
  write('content/errors.ts', "export const a = { id: 'a', id: 'b' };");
  write('content/hero.ts', "export const hero = {\n  title: 'It's here',\n};");
  write('content/contact.ts', '# Ours\nexport const contact = 1;');
  write('content/metadata.ts', "import { brand } from './brnad';\nexport const metadata = brand;");
  write('content/team.ts', "export const team = [\n  { id: 'a' }\n  { id: 'b' },\n];");

  const { errors, importErrors } = await sourceErrors();
  expect([...errors, ...importErrors].sort()).toEqual([
    'content/about.ts:2  “<<<<<<< HEAD”  Unexpected "<<"',
    expect.stringMatching(/^content\/contact.ts:1 {2}“# Ours”  /),
    "content/errors.ts:1  “export const a = { id: 'a', id: 'b' };”  Duplicate key \"id\" in object literal",
    'content/hero.ts:2  “title: \'It\'s here\',”  Expected "}" but found "s"',
    'content/metadata.ts:1  “import { brand } from \'./brnad\';”  Could not resolve "./brnad"',
    'content/team.ts:3  “{ id: \'b\' },”  Expected "]" but found "{"',
  ]);
});

test('names an import that does not exist', async () => {
  write('content/services.ts', "import { brnad } from './brand';\nexport const services = brnad;");
  const line = 'No matching export in "content/brand.ts" for import "brnad"';

  expect(await sourceErrors()).toEqual({
    errors: [],
    importErrors: [`content/services.ts:1  “import { brnad } from './brand';”  ${line}`],
  });
});

test('names files without a schema, and schemas without a file', () => {
  rmSync('content/team.ts');
  write('content/without-schema.ts', '');

  expect(unpairedFiles(schemas)).toEqual([
    'content/team.ts  must exist',
    'content/without-schema.ts  must have a schema: records in content/schema/without-schema.ts',
  ]);
});

// Almost every file imports the brand, and so do many modules of the check.
test('the check prints the cause, and not what follows from it', () => {
  const names = ['app/_site', 'components', 'content', 'package.json', 'public', 'scripts', 'styles', 'tsconfig.json'];
  names.forEach((name) => cpSync(path.join(project, name), name, { recursive: true }));
  symlinkSync(path.join(require.resolve('tsx/package.json'), '../..'), 'node_modules');
  write('content/brand.ts', '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/check.ts'], {
    encoding: 'utf8',
  });

  expect([status, stdout + stderr]).toEqual([
    1,
    [
      'content/brand.ts  brand  nothing  must be given\n',
      'content/brand.ts  logoLinkLabel  nothing  must be given\n',
      'content/brand.ts  mark  nothing  must be given\n',
    ].join(''),
  ]);
});
