import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

/** Below this, a build has probably failed because the disk is full. */
const enoughBytes = 50 * 1024 * 1024;

/** Puts a folder in the place of another, which is never half written. A symbolic link stays, and its target is replaced. */
export function replaceFolder(from: string, to: string): void {
  const target = followLink(path.resolve(to));
  // Beside the target, because a folder can be renamed within one file system only.
  const [next, last] = [`${target}.next`, `${target}.last`];
  [next, last].forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.dirname(target), { recursive: true });
  move(from, next);
  if (existsSync(target)) {
    renameSync(target, last);
  }
  renameSync(next, target);
  rmSync(last, { recursive: true, force: true });
}

/** Also follows a link to a folder that does not exist yet. */
function followLink(name: string): string {
  return lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()
    ? followLink(path.resolve(path.dirname(name), readlinkSync(name)))
    : name;
}

function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') {
      throw error;
    }
    // Another file system.
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}

/** @returns one line about a file that could not be written; nothing for an error of another kind */
export function writeError(error: unknown): string | undefined {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The disk is full: the site could not be written. Free some space, and build again.';
  }
  return code && isNativeError(error) ? `The site could not be written: ${error.message}` : undefined;
}

/** @returns a line if hardly any space is left: Next.js ends with a stack trace then. */
export function lowSpaceNote(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < enoughBytes
    ? [`The disk is full: ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are free. Free some space, and build again.`]
    : [];
}

function codeOf(error: unknown): unknown {
  return isNativeError(error) && 'code' in error ? error.code : undefined;
}
