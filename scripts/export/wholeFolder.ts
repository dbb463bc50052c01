import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a folder by a finished one. Renaming takes no time, so no reader finds it half written. */
export function replaceFolder(finished: string, target: string): void {
  const last = `${finished}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(target)) {
    renameSync(target, last);
  }
  try {
    renameSync(finished, target);
  } catch (error) {
    if (existsSync(last)) {
      renameSync(last, target);
    }
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
}

/** Clears a cache that was copied with its project, because Next's cache names files of the folder it was made in. */
export function clearForeignCache(cache: string): void {
  const stamp = path.join(cache, 'project-folder');
  const project = realpathSync('.');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== project) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, project);
  }
}
