import { readFileSync } from 'node:fs';

import { filesIn } from '../lib/filesIn';

const registryFile = 'app/_client/islands.tsx';

/** @returns a line for each client component that is in no island, so that no script would hydrate it */
export function unregisteredIslands(): string[] {
  const registry = readFileSync(registryFile, 'utf8');
  return ['app', 'components']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((name) => /\.tsx?$/.test(name) && /^['"]use client/.test(readFileSync(name, 'utf8')))
    .filter((name) => !registry.includes(`'@/${name.replace(/\.tsx?$/, '')}'`))
    .map((name) => `${name}  has 'use client', so it must be an island in ${registryFile}`);
}
