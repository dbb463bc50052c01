import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * Merges a newer version of the template into a copy: see docs/updating.md. It imports nothing of the project, because
 * an older copy runs it.
 */

/** What belongs to the owner. A conflict keeps the owner's file; anywhere else, it takes the template's lines. */
const kept = ['content/*.ts', 'content/drawings/**', 'public/**'];
const isKept = (file: string) => /^(content\/[^/]+\.ts|content\/drawings\/.*|public\/.*)$/.test(file);

const [version = 'template/main'] = process.argv.slice(2);
// Not untracked files: the build's remain when an update is undone, and an older copy does not ignore them.
if (lines('status', '--porcelain', '--untracked-files=no', '--', '.', ':(exclude)scripts/update').length > 0) {
  stop('There are changes without a commit. Commit or stash them, then start again.');
}
if (!git('rev-parse', '--verify', '--quiet', `${version}^{commit}`).ok) {
  stop(`There is no ${version}. Run git fetch first, or name another version.`);
}
// An older copy has this folder from `git restore`, which would be in the way of the merge.
git('clean', '--force', '-d', '--quiet', 'scripts/update');
git('restore', 'scripts/update');

const folder = mkdtempSync(path.join(tmpdir(), 'update-'));
const attributes = path.join(folder, 'attributes');
writeFileSync(attributes, kept.map((pattern) => `${pattern} merge=keep\n`).join(''));
const graft = graftRoot();
const [base] = lines('merge-base', 'HEAD', version);
// The driver “true” does nothing, so the owner's version stays as it is.
const settings = ['-c', `core.attributesFile=${attributes}`, '-c', 'merge.keep.driver=true'];
const merge = git(
  ...settings,
  ...['merge', '--no-commit', '--no-ff', '--strategy-option=theirs', '--allow-unrelated-histories', version],
);
rmSync(folder, { recursive: true });
if (graft) {
  git('replace', '--delete', graft);
}
const conflicts = [...new Set(lines('diff', '--name-only', '--diff-filter=U'))];
if (!merge.ok && conflicts.length === 0) {
  stop(merge.text);
}
conflicts.forEach(resolve);
const records = lines('ls-files', 'content/*.ts').filter(isKept);
keepPictures(records.map((file) => readFileSync(file, 'utf8')).join(''));
const commit = git('commit', '--no-edit', '--no-verify', '--message', `Merge ${version}`);
if (!commit.ok && git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').ok) {
  stop(commit.text);
}
console.log(`${version} is merged, and your records are as they were. Now run: npm ci && npm run check`);
if (base) {
  console.log(
    `What the template changed in its records: git diff ${base.slice(0, 10)} ${version} -- ':(glob)content/*.ts'`,
  );
}
console.log('CHANGELOG.md explains each line that the check prints. To undo the merge: git reset --hard ORIG_HEAD');

/**
 * A copy made with “Use this template” shares no commit with the template, but its first commit has the same files as
 * one of the template's. That one becomes its parent for the merge.
 */
function graftRoot(): string | undefined {
  if (git('merge-base', 'HEAD', version).ok) {
    return undefined;
  }
  const [root = ''] = lines('rev-list', '--max-parents=0', 'HEAD');
  const [tree] = lines('rev-parse', `${root}^{tree}`);
  const [origin] = lines('log', '--format=%H %T', version).filter((line) => line.endsWith(` ${tree}`));
  return origin && git('replace', '--graft', root, origin.slice(0, root.length)).ok ? root : undefined;
}

/** A file that one side has changed and the other has deleted, or a conflict between names. */
function resolve(file: string): void {
  const side = isKept(file) ? '--ours' : '--theirs';
  // It fails if that side has deleted the file.
  const isThere = git('checkout', side, '--', file).ok;
  git(...(isThere ? ['add', '--', file] : ['rm', '--force', '--quiet', '--', file]));
}

/** A kept record may name a picture that the template has moved or deleted. A template literal names its beginning. */
function keepPictures(texts: string): void {
  const named = [...texts.matchAll(/['"`](\/[^'"`$]+)(\$?)/g)];
  lines('diff', '--name-only', '--no-renames', '--diff-filter=D', 'HEAD', '--', 'public', 'content/drawings')
    .filter((file) => {
      const url = file.replace(/^public/, '').replace(/^content/, '/images');
      return named.some(([, text = '', isBeginning]) => (isBeginning ? url.startsWith(text) : url === text));
    })
    .forEach((file) => git('checkout', 'HEAD', '--', file));
}

function git(...options: readonly string[]): { ok: boolean; text: string } {
  const { status, stdout, stderr } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 1e9 });
  return { ok: status === 0, text: stdout || stderr };
}

function lines(...options: readonly string[]): string[] {
  // Without this setting, Git quotes names with letters that are not ASCII.
  const { ok, text } = git('-c', 'core.quotePath=false', ...options);
  return ok ? text.split('\n').filter(Boolean) : [];
}

function stop(message: string): never {
  console.error(message.trim());
  process.exit(1);
}
