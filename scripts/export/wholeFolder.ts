import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Puts a finished folder into the place of another by renaming, so that no reader finds it half written. */
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

/** Removes a cache that was copied with its project: Next takes the other folder's files for this one's. */
export function clearForeignCache(cache: string): void {
  const stamp = path.join(cache, 'project-folder');
  const project = realpathSync('.');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== project) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, project);
  }
}
