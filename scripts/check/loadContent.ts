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
  const crashes = new Set<string>();
  for (const file of contentFiles()) {
    try {
      content[file] = (await import(`../../${file}`)) as ContentFiles[string];
    } catch (error) {
      const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
      crashes.add(`${/content\/\w+\.ts:\d+/.exec(stack)?.[0] ?? file}  ${message}`);
    }
  }
  const { errors, importErrors } = await sourceErrors();
  const unusable = [...unpairedFiles(schemas), ...errors];
  if (crashes.size === 0) {
    return { content, schemas, errors: unusable };
  }
  // One mistake can make several files crash. The first group with an error has the cause.
  const causes = [unusable, checkContent(content, schemas), importErrors, [...crashes]];
  return { content, schemas, errors: causes.find((lines) => lines.length > 0) ?? [] };
}

/** @returns a line for each schema without a file, and for each file without a schema */
export function unpairedFiles(schemas: Schemas): string[] {
  const files = contentFiles();
  return [
    ...Object.keys(schemas).flatMap((file) => (files.includes(file) ? [] : `${file}  must exist`)),
    ...files.flatMap((file) => (file in schemas ? [] : `${file}  must have a schema: records in ${schemaOf(file)}`)),
  ];
}

/** What esbuild says of the files: of syntax, for example, or of duplicate keys; and of imports that do not exist. */
export async function sourceErrors() {
  const { errors, warnings } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: contentFiles(),
    bundle: true,
    write: false,
    outdir: '.',
    logLevel: 'silent',
  }).catch((failure: BuildFailure) => failure);
  const linesOf = (isWanted: (isOfImport: boolean) => boolean) =>
    [...errors, ...warnings].flatMap(({ text, location }) => {
      if (!location || !isWanted(/^(Could not resolve|No matching export|Import )/.test(text))) {
        return [];
      }
      const { file, line, column, lineText } = location;
      // A long line begins a little before the error.
      const value = lineText.slice(column > 50 ? column - 30 : 0).trim();
      return [errorLine(`${file}:${line}`, { path: [], value }, text)];
    });
  return { errors: linesOf((isOfImport) => !isOfImport), importErrors: linesOf(Boolean) };
}
