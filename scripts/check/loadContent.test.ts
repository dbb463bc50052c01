/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { schemas } from '../../content/schema/schemas';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { missingExports, sourceErrors } from './loadContent';

const project = process.cwd();
const hint = "look for a plain ' inside a text (write ’), a missing comma or a missing quote";
const conflict = 'is left from a merge conflict: keep one of the two versions, and remove the lines that Git has added';

runInTemporaryFolder();
beforeEach(() => Object.keys(schemas).forEach((file) => write(file, 'export {};')));

test('names the first mistake of each file that cannot be imported', async () => {
  write('content/about.ts', '\n<<<<<<< HEAD\nexport const about = 1;\n=======\n>>>>>>> other\n');
  write('content/brand.ts', 'export const brand = { title: Title };');
  write('content/errors.ts', "import { brand } from './brand';\nexport const errorPages = Object.keys(brand);");
  write('content/hero.ts', "export const hero = {\n  title: 'It's here',\n};");
  write('content/contact.ts', '#\nexport const contact = 1;');
  write('content/metadata.ts', "import { brand } from './brnad';");
  write('content/services.ts', "import { brnad } from './brand';");
  write('content/team.ts', "export const team = [\n  { id: 'a' }\n  { id: 'b' },\n];");

  expect(await sourceErrors()).toEqual({
    syntaxErrors: [
      `content/about.ts:2  “<<<<<<< HEAD”  ${conflict}`,
      "content/contact.ts:1  “#”  cannot be read: write each text between plain quotes, ', and each comment after //",
      `content/hero.ts:2  “title: 'It's here',”  cannot be read (',' expected.): ${hint}`,
      `content/team.ts:3  “{ id: 'b' },”  cannot be read (',' expected.): ${hint}`,
    ],
    importErrors: [
      "content/brand.ts:1  “export const brand = { title: Title };”  must be in quotes, or be imported: Cannot find name 'Title'.",
      "content/metadata.ts:1  “import { brand } from './brnad';”  must import what exists: Cannot find module './brnad'.",
      expect.stringContaining("content/services.ts:1  “import { brnad } from './brand';”  must import what exists: "),
    ],
  });
});

test('names files that do not exist, and records that are not exported or have another name', () => {
  rmSync('content/team.ts');
  const changed = { 'content/hero.ts': { top: 1 }, 'content/brand.ts': { brand: 1 } };

  expect(missingExports({ ...schemas, ...changed })).toEqual([
    'content/brand.ts  logoLinkLabel, mark  nothing  must be exported, as in export const logoLinkLabel = …',
    'content/hero.ts  hero  nothing  must be exported, as in export const hero = …, and top is unknown: was it renamed?',
    'content/team.ts  must exist',
  ]);
});

// Almost every file imports the brand, and so do many modules of the check.
test('the check prints one line for an empty file', () => {
  const names = ['app/_site', 'components', 'content', 'package.json', 'public', 'scripts', 'styles', 'tsconfig.json'];
  names.forEach((name) => cpSync(path.join(project, name), name, { recursive: true }));
  symlinkSync(path.join(require.resolve('tsx/package.json'), '../..'), 'node_modules');
  write('content/brand.ts', '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/check.ts'], {
    encoding: 'utf8',
  });

  expect([status, stdout + stderr]).toEqual([
    1,
    'content/brand.ts  brand, logoLinkLabel, mark  nothing  must be exported, as in export const brand = …\n',
  ]);
});
