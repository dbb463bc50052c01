import { spawnSync } from 'node:child_process';

/*
 * Merges a newer version of the template into a copy: see docs/updating.md. It imports nothing of the project, because
 * an older copy runs it.
 */

/** What belongs to the owner stays as it is. Anywhere else, a conflict takes the template's lines. */
const kept = [':(glob)content/*.ts', 'content/drawings', 'public'];

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

const graft = graftRoot();
const [base] = lines('merge-base', 'HEAD', version);
const merge = git(
  'merge',
  '--no-commit',
  '--no-ff',
  '--strategy-option=theirs',
  '--allow-unrelated-histories',
  version,
);
if (graft) {
  git('replace', '--delete', graft);
}
if (!merge.ok && conflictsIn('.').length === 0) {
  stop(merge.text);
}
git('checkout', 'HEAD', '--', ...kept);
// The template has changed what the owner has deleted.
conflictsIn(...kept).forEach(remove);
for (const file of conflictsIn('.')) {
  // It fails if the template has deleted the file.
  if (git('checkout', '--theirs', '--', file).ok) {
    git('add', '--', file);
  } else {
    remove(file);
  }
}
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

function conflictsIn(...paths: readonly string[]): string[] {
  return [...new Set(lines('diff', '--name-only', '--diff-filter=U', '--', ...paths))];
}

function remove(file: string): void {
  git('rm', '--force', '--quiet', '--', file);
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
