import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const excluded = ['node_modules', '.next', 'out', 'outbox', 'test-results', '.git'];

/** Copies the project without its settings and what is made from it, to a folder inside of it. */
export function copyProject(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync('.').filter(
    (name) => !excluded.includes(name) && !/^\.env(?!\.example$)/.test(name),
  )) {
    const filter = (source: string) => !excluded.includes(path.basename(source));
    cpSync(entry, path.join(copy, entry), { recursive: true, filter });
  }
  linkFiles('node_modules', path.join(copy, 'node_modules'));
}

/** Hard links take no room, and Turbopack follows no symbolic link out of the copy. */
function linkFiles(source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) {
      linkFiles(from, to);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
    } else {
      linkSync(from, to);
    }
  }
}
