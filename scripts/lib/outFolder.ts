import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a site, by name. */
export type Site = Map<string, string | Uint8Array>;

/** The folder of the finished site. The end-to-end tests set another, so that they never replace the site to deploy. */
export const outFolder = process.env.OUT_FOLDER ?? 'out';

export function replaceFolder(folder: string, site: Site): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of site) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
