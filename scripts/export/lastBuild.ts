import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { readEnvironment } from '../../app/_site/environment';
import { fail } from '../fail';
import { outFolder } from './outFolder';

/** Next's build keeps this folder and clears all else in .next/. */
const cache = path.join('.next', 'cache');
const hashFile = path.join(cache, `built-from-${path.basename(outFolder)}`);
const projectFile = path.join(cache, 'project-folder');

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

/** Whether a build of the present sources and settings would give what is in the folder of the finished site. */
export function isUpToDate(): boolean {
  return (
    existsSync(path.join(outFolder, 'index.html')) &&
    existsSync(hashFile) &&
    readFileSync(hashFile, 'utf8') === hashSources()
  );
}

/** Builds the site unless it is up to date. Ends the process if the build fails. */
export function buildIfChanged(): void {
  if (isUpToDate()) {
    return;
  }
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    fail('The site could not be built, so there is nothing to serve.');
  }
}

/** Clears a cache that was copied from another folder, because Next's cache contains absolute paths. */
export function clearForeignCache(): void {
  const project = realpathSync('.');
  if (!existsSync(projectFile) || readFileSync(projectFile, 'utf8') !== project) {
    rmSync(cache, { recursive: true, force: true });
    mkdirSync(cache, { recursive: true });
    writeFileSync(projectFile, project);
  }
}

/** Replaces the site by a finished build. Renaming is atomic, so no reader finds it half written. */
export function publishBuild(finished: string, hash: string): void {
  const last = `${finished}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(outFolder)) {
    renameSync(outFolder, last);
  }
  mkdirSync(path.dirname(outFolder), { recursive: true });
  renameSync(finished, outFolder);
  rmSync(last, { recursive: true, force: true });
  writeFileSync(hashFile, hash);
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
