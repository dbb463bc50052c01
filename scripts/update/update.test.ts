/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { runInTemporaryFolder, write } from '../temporaryFolder';

const script = path.resolve('scripts/update/update.ts');
const tsx = pathToFileURL(require.resolve('tsx')).href;

function run(folder: string, command: string, ...options: string[]): string {
  const identity = { EMAIL: 'a@b', GIT_AUTHOR_NAME: 'A', GIT_COMMITTER_NAME: 'A', GIT_CONFIG_GLOBAL: 'none' };
  const env = { ...process.env, ...identity };
  const { stdout, stderr } = spawnSync(command, options, { cwd: folder, encoding: 'utf8', env });
  return stdout + stderr;
}
const git = (folder: string, ...options: string[]) => run(folder, 'git', ...options);
const commit = (folder: string, message = 'x') => git(folder, 'add', '-A') + git(folder, 'commit', '-qm', message);
const update = () => run('owner', process.execPath, '--import', tsx, script, 'template/main');
const read = (name: string) => readFileSync(`owner/${name}`, 'utf8');

const pictures =
  "  gone: '/images/bo.svg', drawn: '/images/drawings/cy.svg',\n  built: [1].map((n) => `/images/face-${n}.svg`),\n";
const oldImport = "import type { Hero } from '../old/schema';\n";
const heroWith = (start: string, title: string, more = '') =>
  `${start}export const hero = {\n  title: '${title}',\n${more}};\n`;

runInTemporaryFolder();

/** A template, and a copy of it in which the owner has changed records and code. */
function start(copy: (folder: string) => void): void {
  write('template/content/hero.ts', heroWith(oldImport, 'a', pictures));
  write('template/content/team.ts', "export const team = ['Ada'];\n");
  write('template/public/images/ada.svg', '<svg/>');
  ['bo', 'face-1', 'unused'].forEach((name) => write(`template/public/images/${name}.svg`, '<svg/>'));
  write('template/content/drawings/cy.svg', '<svg/>');
  write('template/old/schema.ts', 'one\n');
  write('template/app/page.tsx', 'one\ntwo\nthree\nfour\nfive\n');
  git('template', 'init', '-q', '-b', 'main');
  commit('template');
  copy('owner');
  git('owner', 'remote', 'add', 'template', '../template');

  write('owner/content/hero.ts', heroWith(oldImport, 'α', pictures));
  write('owner/app/page.tsx', 'mine\ntwo\nthree\nfour\nmine\n');
  rmSync('owner/public/images/ada.svg');
  commit('owner');

  write('template/content/hero.ts', heroWith("import type { Hero } from './schema/hero';\n", 'new'));
  write('template/content/schema/hero.ts', 'one\n');
  write('template/content/team.ts', "export const team = ['Ada', 'Bo'];\n");
  write('template/public/images/ada.svg', '<svg><path/></svg>');
  write('template/app/page.tsx', 'theirs\ntwo\nthree\nfour\nfive\n');
  rmSync('template/old', { recursive: true });
  rmSync('template/content/drawings', { recursive: true });
  ['bo', 'face-1', 'unused'].forEach((name) => rmSync(`template/public/images/${name}.svg`));
  commit('template');
  git('owner', 'fetch', '-q', 'template');
}

test.each([
  ['a clone', (folder: string) => git('.', 'clone', '-q', 'template', folder)],
  [
    'a copy without the history',
    (folder: string) => {
      git('.', 'clone', '-q', 'template', folder);
      rmSync(`${folder}/.git`, { recursive: true });
      git(folder, 'init', '-q', '-b', 'main');
      commit(folder, 'y'); // With the same message it would be the template's own commit.
    },
  ],
])('%s keeps its records, and takes everything else, without a conflict', (_kind, copy) => {
  start(copy);

  const base = git('template', 'rev-parse', 'HEAD~1').slice(0, 10);

  const text = update();

  expect(text).toContain('template/main is merged');
  expect(text).toContain(`git diff ${base} template/main -- ':(glob)content/*.ts'`);
  expect(read('content/hero.ts')).toBe(heroWith("import type { Hero } from './schema/hero';\n\n", 'α', pictures));
  expect(read('content/team.ts')).toContain('Bo');
  expect(readdirSync('owner/public/images')).toEqual(['bo.svg', 'face-1.svg']);
  expect(existsSync('owner/content/drawings/cy.svg')).toBe(true);
  expect(existsSync('owner/old/schema.ts')).toBe(false);
  expect(read('app/page.tsx')).toBe('theirs\ntwo\nthree\nfour\nmine\n');
  expect(git('owner', 'status', '--porcelain')).toBe('');
  expect(git('owner', 'replace', '--list')).toBe('');
  expect(git('owner', 'merge-base', '--is-ancestor', 'template/main', 'HEAD')).toBe('');

  // The update can be undone and taken again. Its build remains, which only the newer version ignores.
  write('owner/public/images/built.svg', '');
  git('owner', 'reset', '-q', '--hard', 'ORIG_HEAD');
  expect(update()).toContain('template/main is merged');
  expect(git('owner', 'status', '--porcelain')).toBe('?? public/images/built.svg\n');
});

test('a record that declares types takes those of the template, and loses what uses the others', () => {
  start((folder) => git('.', 'clone', '-q', 'template', folder));
  write(
    'owner/content/team.ts',
    [
      "import { brand } from './brand';",
      'export type Member = {\n  readonly name: string;\n};\n',
      "/** A place. */\nexport type City =\n  | 'rome'\n  | 'oslo';\n",
      'export type Face = Member & {\n  readonly city: City;\n};\n',
      "export const team = [{ name: 'Bo' }] as const satisfies readonly Member[];",
      "export const title = 'Extra: Extra';",
      "export const city = 'rome' satisfies City;",
      'export const faces = [1].map((n): Face => ({ name: `${n}` }));\n',
    ].join('\n'),
  );
  commit('owner');
  write(
    'template/content/team.ts',
    "import type { Extra, Member } from './schema/team';\n\nexport const team = [{ name: 'Ada' }] satisfies readonly Member[];\n",
  );
  commit('template');
  git('owner', 'fetch', '-q', 'template');

  expect(update()).toContain('template/main is merged');

  expect(read('content/team.ts')).toBe(
    [
      "import type { Member } from './schema/team';",
      "import { brand } from './brand';",
      "export const team = [{ name: 'Bo' }] as const satisfies readonly Member[];",
      "export const title = 'Extra: Extra';",
      "export const city = 'rome';",
      'export const faces = [1].map((n) => ({ name: `${n}` }));\n',
    ].join('\n'),
  );
});

test('changes without a commit, and an unknown version, stop the update', () => {
  start((folder) => git('.', 'clone', '-q', 'template', folder));
  git('owner', 'remote', 'rename', 'template', 'other');
  expect(update()).toMatch(/^There is no template\/main\. Run git fetch first/);
  write('owner/content/team.ts', '');
  write('owner/scripts/update/update.ts', '');
  expect(update()).toMatch(/^There are changes without a commit\./);
  expect(existsSync('owner/scripts/update/update.ts')).toBe(true);
});
