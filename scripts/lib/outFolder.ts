import { mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a site, by name. */
export type Site = Map<string, string | Uint8Array>;

/** The folder of the finished site. The end-to-end tests set another, so that they never replace the site to deploy. */
export const outFolder = process.env.OUT_FOLDER ?? 'out';

/** Empties the folder and fills it. It stays the same folder: it may be a symbolic link, or a mount, as in a container. */
export function replaceContents(folder: string, site: Site): void {
  // A web server is another user. With the umask of some shells, only the owner could read the site.
  process.umask(0o022);
  mkdirSync(folder, { recursive: true });
  const target = realpathSync(folder);
  for (const name of readdirSync(target)) {
    rmSync(path.join(target, name), { recursive: true, force: true });
  }
  for (const [name, content] of site) {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
