import { readFileSync } from 'node:fs';

import { transform, type TransformFailure } from 'esbuild';

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
  const unusable = [...unpairedFiles(schemas), ...(await sourceErrors())];
  if (unusable.length > 0) {
    return { content, schemas, errors: unusable };
  }
  const crashes = new Set<string>();
  for (const file of contentFiles()) {
    try {
      content[file] = (await import(`../../${file}`)) as ContentFiles[string];
    } catch (error) {
      const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
      crashes.add(`${/content\/[\w-]+\.ts(:\d+)?/.exec(stack.replaceAll('\\', '/'))?.[0] ?? file}  ${message}`);
    }
  }
  if (crashes.size === 0) {
    return { content, schemas, errors: [] };
  }
  // One missing value can make several files crash.
  const errors = checkContent(content, schemas);
  const isMissing = errors.some((line) => line.endsWith('nothing  must be given'));
  return { content, schemas, errors: isMissing ? errors : [...errors, ...crashes] };
}

/** @returns a line for each schema without a file, and for each file without a schema */
export function unpairedFiles(schemas: Schemas): string[] {
  const files = contentFiles();
  return [
    ...Object.keys(schemas).flatMap((file) => (files.includes(file) ? [] : `${file}  must exist`)),
    ...files.flatMap((file) => (file in schemas ? [] : `${file}  must have its schemas in ${schemaOf(file)}`)),
  ];
}

/** What the compiler says of each file: of its syntax, or of a key that a record has twice. */
export async function sourceErrors(): Promise<string[]> {
  const lines = contentFiles().map(async (file) => {
    const messages = await transform(readFileSync(file, 'utf8'), { loader: 'ts', logLevel: 'silent' }).then(
      ({ warnings }) => warnings,
      ({ errors }: TransformFailure) => errors,
    );
    return messages.map(({ text, location }) =>
      errorLine(`${file}:${location?.line}`, { path: [], value: location?.lineText.trim() }, text),
    );
  });
  return (await Promise.all(lines)).flat();
}
