import { readdirSync } from 'node:fs';
import path from 'node:path';

/** @returns the path of every file from the folder, in order, with slashes on every system */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}
