import { existsSync } from 'node:fs';

import type { Diagnostic } from 'typescript';

import { schemas } from '../../content/schema/schemas';
import { checkContent } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { errorLine } from './contentValues';

/** TypeScript’s codes of errors that end an import: a name, a file or an export that does not exist. */
const importCodes = [2304, 2305, 2307, 2552, 2614, 2724];
/**
 * Imports each file of content/ by itself, so that a mistake in one does not hide those of another.
 * @returns the files that can be imported, and a line for each mistake that keeps a file from being imported
 */
export async function loadContent(): Promise<{ content: ContentFiles; errors: readonly string[] }> {
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
  const missing = missingExports(content);
  if (crashes.length === 0) {
    return { content, errors: missing };
  }
  const { syntaxErrors, importErrors } = await sourceErrors();
  // One mistake can make several files fail. The first group with an error has the cause.
  const groups = [[...missing, ...syntaxErrors], importErrors, checkContent(content), [...new Set(crashes)]];
  return { content, errors: groups.find((lines) => lines.length > 0) ?? [] };
}

export function missingExports(content: ContentFiles): string[] {
  return Object.entries(schemas).flatMap(([file, records]) => {
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
}

/** The first syntax error of each file, and the first import or name that does not exist. */
export async function sourceErrors(): Promise<{ syntaxErrors: string[]; importErrors: string[] }> {
  // Imported here, because it is slow and rarely needed.
  const { default: ts } = await import('typescript');
  const program = ts.createProgram(Object.keys(schemas), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.esnext.d.ts'],
    types: [],
  });
  const sources = Object.keys(schemas).flatMap((file) => program.getSourceFile(file) ?? []);
  const firstOf = (errors: readonly Diagnostic[]) =>
    errors.slice(0, 1).flatMap(({ file, start = 0, code, messageText }) => {
      if (!file) {
        return [];
      }
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      // A long line begins a little before the error.
      const value = file.text
        .split('\n')
        [line]?.slice(character > 50 ? character - 30 : 0)
        .trim();
      const message = explain(code, ts.flattenDiagnosticMessageText(messageText, ' '));
      return [errorLine(`${file.fileName}:${line + 1}`, { path: [], value }, message)];
    });
  return {
    syntaxErrors: sources.flatMap((source) => firstOf(program.getSyntacticDiagnostics(source))),
    importErrors: sources.flatMap((source) =>
      firstOf(program.getSemanticDiagnostics(source).filter(({ code }) => importCodes.includes(code))),
    ),
  };
}

/** What is wrong, for TypeScript’s code of an error and its text. */
function explain(code: number, text: string): string {
  switch (code) {
    case 1185: // A merge conflict marker
      return 'is left from a merge conflict: keep one of the two versions, and remove the lines that Git has added';
    case 1127: // An invalid character
      return "cannot be read: write each text between plain quotes, ', and each comment after //";
    case 2304: // An unknown name
    case 2552: // An unknown name that is similar to a known one
      return `must be in quotes, or be imported: ${text}`;
    default:
      return importCodes.includes(code)
        ? `must import what exists: ${text.replace(' or its corresponding type declarations', '')}`
        : `cannot be read (${text}): look for a plain ' inside a text (write ’), a missing comma or a missing quote`;
  }
}
