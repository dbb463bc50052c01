import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readEnvironment } from '../../app/_site/environment';

/** Next's build keeps this folder and clears all else in .next/. */
export const cacheFolder = path.join('.next', 'cache');
const stamp = path.join(cacheFolder, 'built-from');

/** Hidden folders, tests, documents, and what builds and tests write. */
const notSources =
  /^(\.(?!env).*|node_modules|out|outbox|test-results|docs|e2e|next-env\.d\.ts)$|\.(test\.tsx?|md|tsbuildinfo)$/;
/** Made from the sources by `npm run check`. */
const generated = ['public/images/variants', 'public/images/drawings', 'components/sprite.svg'].map(path.normalize);

/** @returns a hash of all that a build depends on: every source file, and the settings from the environment */
export function hashSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(readEnvironment(process.env)));
  for (const file of sourcesIn('.')) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether a build of the present sources and settings would give what is in out/. */
export function isUpToDate(): boolean {
  return existsSync('out/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

export function stampBuild(hash: string): void {
  writeFileSync(stamp, hash);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.join(folder, entry.name);
      if (notSources.test(entry.name) || generated.includes(name)) {
        return [];
      }
      return entry.isDirectory() ? sourcesIn(name) : [name];
    });
}
