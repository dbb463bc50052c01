/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { brand } from '../../content/brand';
import { runInTemporaryFolder, write } from '../temporaryFolder';

const project = process.cwd();
const records = readdirSync('content').filter((name) => name.endsWith('.ts'));
const script = path.resolve('scripts/update/update.ts');
const tsx = pathToFileURL(require.resolve('tsx')).href;

function run(folder: string, command: string, ...options: string[]): string {
  const identity = { EMAIL: 'a@b', GIT_AUTHOR_NAME: 'A', GIT_COMMITTER_NAME: 'A', GIT_CONFIG_GLOBAL: 'none' };
  const env = { ...process.env, ...identity };
  const { status, stdout, stderr } = spawnSync(command, options, { cwd: folder, encoding: 'utf8', env });
  // The exit status is part of what a command answers.
  return stdout + stderr + (status && command !== 'git' ? `exit ${status}` : '');
}
const git = (folder: string, ...options: string[]) => run(folder, 'git', ...options);
const commit = (folder: string, message = 'x') => git(folder, 'add', '-A') + git(folder, 'commit', '-qm', message);
const update = () => run('owner', process.execPath, '--import', tsx, script, 'template/main');
const read = (name: string) => readFileSync(`owner/${name}`, 'utf8');

runInTemporaryFolder();

/** The template at 1.0.0, a rebranded copy of it, and the template's next commit. */
function start(copy: (folder: string) => void): void {
  cpSync(path.join(project, 'content'), 'template/content', { recursive: true });
  // In its list of conflicts, Git would quote a name with letters that are not ASCII.
  write('template/public/images/bø.svg', '<svg/>');
  write('template/public/images/bo.svg', '<svg/>');
  write('template/content/drawings/cy.svg', '<svg/>');
  write('template/content/drawings/people/own.svg', '<svg/>');
  write('template/old/schema.ts', 'one\n');
  write('template/scripts/update/update.ts', 'one\n');
  write('template/app/page.tsx', 'one\ntwo\nthree\nfour\nfive\n');
  git('template', 'init', '-q', '-b', 'main');
  commit('template');
  copy('owner');
  git('owner', 'remote', 'add', 'template', '../template');

  for (const name of records) {
    write(`owner/content/${name}`, `${read(`content/${name}`).replaceAll(brand.name, 'Acme')}// Ours\n`);
  }
  write('owner/app/page.tsx', 'mine\ntwo\nthree\nfour\nmine\n');
  rmSync('owner/public/images/bø.svg');
  write('owner/content/drawings/people/own.svg', '<svg id="owner"/>');
  commit('owner');

  records.forEach((name) => appendFileSync(`template/content/${name}`, 'export const added = true;\n'));
  write('template/content/schema/added.ts', 'one\n');
  appendFileSync('template/content/schema/brand.ts', '// Theirs\n');
  write('template/content/added.ts', 'one\n');
  write('template/scripts/update/update.ts', 'two\n');
  write('template/scripts/update/added.ts', 'two\n');
  write('template/public/images/bø.svg', '<svg><path/></svg>');
  write('template/app/page.tsx', 'theirs\ntwo\nthree\nfour\nfive\n');
  rmSync('template/old', { recursive: true });
  rmSync('template/content/drawings/cy.svg');
  write('template/content/drawings/people/own.svg', '<svg id="template"/>');
  rmSync('template/public/images/bo.svg');
  commit('template');
  git('owner', 'fetch', '-q', 'template');
  // As docs/updating.md says. An older copy has no such folder.
  git('owner', 'restore', '--source', 'template/main', '--', 'scripts/update');
}

/** A copy without the history, as a repository of its own. */
function copyFiles(folder: string): void {
  git('.', 'clone', '-q', 'template', folder);
  rmSync(`${folder}/.git`, { recursive: true });
  git(folder, 'init', '-q', '-b', 'main');
  commit(folder, 'y'); // With the same message it would be the template's own commit.
}

test.each([
  ['a clone', (folder: string) => git('.', 'clone', '-q', 'template', folder)],
  ['a copy without the history', copyFiles],
])('%s of 1.0.0, rebranded, keeps its records and takes everything else', (_kind, copy) => {
  start(copy);

  const base = git('template', 'rev-parse', 'HEAD~1').slice(0, 10);
  const before = records.map((name) => read(`content/${name}`));

  // Git does not know this file, so the merge would lose it.
  write('owner/content/schema/added.ts', 'mine\n');
  expect(update()).toMatch(/content\/schema\/added\.ts[^]*\nexit 1$/);
  expect(git('owner', 'replace', '--list')).toBe('');
  rmSync('owner/content/schema/added.ts');

  const text = update();

  expect(text).toContain('template/main is merged');
  expect(text).toContain(`git diff ${base} template/main -- ':(glob)content/*.ts'`);
  expect(records.map((name) => read(`content/${name}`))).toEqual(before);
  expect(read('content/brand.ts')).toContain('Acme');
  expect(existsSync('owner/content/added.ts')).toBe(true);
  expect(existsSync('owner/content/schema/added.ts')).toBe(true);
  expect(read('content/schema/brand.ts')).toMatch(/Theirs\n$/);
  expect(readdirSync('owner/public/images')).toEqual(['bo.svg']);
  expect(existsSync('owner/content/drawings/cy.svg')).toBe(true);
  expect(read('content/drawings/people/own.svg')).toBe('<svg id="owner"/>');
  expect(existsSync('owner/old/schema.ts')).toBe(false);
  expect(['update', 'added'].map((name) => read(`scripts/update/${name}.ts`))).toEqual(['two\n', 'two\n']);
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

test('a copy whose first commit has changes already takes the template, and keeps its records', () => {
  start((folder) => {
    copyFiles(folder);
    write(`${folder}/content/hero.ts`, '// Mine\n');
    git(folder, 'add', '-A');
    git(folder, 'commit', '-q', '--amend', '--no-edit');
  });

  expect(update()).toContain('template/main is merged');
  expect(read('content/hero.ts')).toBe('// Mine\n// Ours\n');
  expect(read('app/page.tsx')).toContain('theirs');
  expect(existsSync('owner/content/schema/added.ts')).toBe(true);
});

test('changes without a commit, and an unknown version, stop the update', () => {
  start((folder) => git('.', 'clone', '-q', 'template', folder));
  git('owner', 'remote', 'rename', 'template', 'other');
  expect(update()).toMatch(/^There is no template\/main\. Run git fetch first.*\nexit 1$/);
  write('owner/content/team.ts', '');
  write('owner/scripts/update/update.ts', '');
  expect(update()).toMatch(/^There are changes without a commit\..*\nexit 1$/);
  expect(existsSync('owner/scripts/update/update.ts')).toBe(true);
});
