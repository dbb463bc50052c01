import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const excluded = ['node_modules', '.next', 'out', 'outbox', 'test-results', '.git'];

/** Copies the project without its settings and what is made from it. The bundler needs the copy to be inside the project. */
export function copyProject(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  for (const entry of readdirSync('.').filter((one) => !excluded.includes(one) && !/^\.env(?!\.example$)/.test(one))) {
    const filter = (source: string) => !excluded.includes(path.basename(source));
    cpSync(entry, path.join(copy, entry), { recursive: true, filter });
  }
}
