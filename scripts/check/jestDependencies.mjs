import { readdirSync } from 'node:fs';

const modules = ['content', 'content/schema'].flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.ts') ? `../../${folder}/${name}` : [])),
);

export const getCacheKey = () => modules.join();

/**
 * Jest finds the tests of a changed file, or of a mutant, by the imports that it reads in the text of files. It cannot
 * read that contentFiles.ts imports all files of two folders.
 */
export function extract(code, file, defaultExtract) {
  const isDynamic = /scripts.check.contentFiles\.ts$/.test(file);
  return new Set([...defaultExtract(code), ...(isDynamic ? modules : [])]);
}
