import { existsSync } from 'node:fs';

import { build, type BuildFailure } from 'esbuild';

import { checkContent } from './checkContent';
import { type ContentFiles, contentFiles, importSchemas, schemaOf, type Schemas } from './contentFiles';
import { errorLine } from './contentValues';

/**
 * Imports each file of content/ by itself, so that a mistake in one does not hide those of another.
 * @returns the files that can be imported, and a line for each mistake that keeps a file from being used
 */
export async function loadContent() {
  const schemas = await importSchemas();
  const content: Record<string, ContentFiles[string]> = {};
  const crashes: string[] = [];
  for (const file of Object.keys(schemas)) {
    try {
      content[file] = (await import(`../../${file}`)) as ContentFiles[string];
    } catch (error) {
      const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
      crashes.push(`${/content\/\w+\.ts:\d+/.exec(stack)?.[0] ?? file}  ${message}`);
    }
  }
  const missing = missingExports(content, schemas);
  const errors = [...missing, ...(await sourceErrors(missing.length === 0))];
  if (crashes.length === 0) {
    return { content, schemas, errors };
  }
  // One mistake can make several files crash. The first group with an error has the cause.
  const located = crashes.filter((line) => /^\S+:\d/.test(line));
  const causes = [errors, checkContent(content, schemas), [...new Set(located)], crashes];
  return { content, schemas, errors: causes.find((lines) => lines.length > 0) ?? [] };
}

export function missingExports(content: ContentFiles, schemas: Schemas): string[] {
  const unchecked = contentFiles().filter((file) => !(file in schemas));
  const lines = Object.entries(schemas).flatMap(([file, records]) => {
    if (!existsSync(file)) {
      return [`${file}  must exist`];
    }
    const exported = content[file] ?? records;
    const missing = Object.keys(records).filter((name) => !(name in exported));
    const unknown = Object.keys(exported).filter((name) => !(name in records));
    const hints = unknown.map((name) => `, and ${name} is unknown: was it renamed?`);
    const rule = `must be exported, as in export const ${missing[0]} = …${hints.join('')}`;
    return missing.length > 0 ? [errorLine(file, { path: [missing.join(', ')], value: undefined }, rule)] : [];
  });
  return [...lines, ...unchecked.map((file) => `${file}  must have a schema: records in ${schemaOf(file)}`)];
}

/** What esbuild says of the files: for example of syntax, of duplicate keys and, if wanted, of wrong imports. */
export async function sourceErrors(withImports: boolean): Promise<string[]> {
  const { errors, warnings } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: contentFiles(),
    bundle: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => failure);
  return [...errors, ...warnings]
    .filter(({ text }) => withImports || !/^(Could not resolve|No matching export|Import )/.test(text))
    .flatMap(({ text, location }) => {
      if (!location) {
        return [];
      }
      const { file, line, column, lineText } = location;
      // A long line begins a little before the error.
      const value = lineText.slice(column > 50 ? column - 30 : 0).trim();
      return [errorLine(`${file}:${line}`, { path: [], value }, text)];
    });
}
