import { existsSync } from 'node:fs';

import type { Diagnostic, SourceFile } from 'typescript';

import { schemas } from '../../content/schema/schemas';
import { checkContent } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { errorLine } from './contentValues';
import { renamedExports } from './nameErrors';

type LoadedContent = {
  /** The files that can be imported. */
  readonly content: ContentFiles;
  /** A line for each mistake that keeps a file from being imported. */
  readonly errors: readonly string[];
};

/** TypeScript’s codes of errors that end an import: a name, a file or an export that does not exist. */
const importCodes = [2304, 2305, 2307, 2552, 2614, 2724];

/** Imports each file of content/ by itself, so that a mistake in one does not hide those of another. */
export async function loadContent(): Promise<LoadedContent> {
  const content: Record<string, ContentFiles[string]> = {};
  const crashes: string[] = [];
  for (const file of Object.keys(schemas)) {
    try {
      content[file] = (await import(`../../${file}`)) as ContentFiles[string];
    } catch (error) {
      crashes.push(crashLine(file, error));
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

/** A line for each file that does not exist, or lacks records. */
export function missingExports(content: ContentFiles): string[] {
  return Object.entries(schemas).flatMap(([file, records]) => {
    if (!existsSync(file)) {
      return [`${file}  must exist`];
    }
    const exported = content[file] ?? records;
    const missing = Object.keys(records).filter((name) => !(name in exported));
    // Perhaps from an earlier version, in which a record had another name.
    const unknown = Object.keys(exported).filter((name) => !(name in records));
    const hints = unknown.map((name) => {
      const newName = renamedExports[name];
      return newName ? `, and ${name} is now ${newName}` : `, and ${name} is unknown: was it renamed?`;
    });
    const [first = ''] = missing;
    const rule = `must be exported, as in export const ${first} = …${hints.join('')}`;
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
  const firstIn = (find: (source: SourceFile) => readonly Diagnostic[]) =>
    Object.keys(schemas).flatMap((file) => {
      const source = program.getSourceFile(file);
      const [error] = source ? find(source) : [];
      return source && error
        ? [sourceLine(file, source, error, ts.flattenDiagnosticMessageText(error.messageText, ' '))]
        : [];
    });
  return {
    syntaxErrors: firstIn((source) => program.getSyntacticDiagnostics(source)),
    importErrors: firstIn((source) =>
      program.getSemanticDiagnostics(source).filter(({ code }) => importCodes.includes(code)),
    ),
  };
}

/** Shows a long line from a little before the error. */
function sourceLine(file: string, source: SourceFile, { start = 0, code }: Diagnostic, text: string): string {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const value = source.text
    .split('\n')
    [line]?.slice(character > 50 ? character - 30 : 0)
    .trim();
  return errorLine(`${file}:${line + 1}`, { path: [], value }, explain(code, text));
}

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

function crashLine(file: string, error: unknown): string {
  const { stack = '', message } = error instanceof Error ? error : new Error(String(error));
  const [place = file] = /content\/\w+\.ts:\d+/.exec(stack) ?? [];
  return `${place}  ${message}`;
}
