import path from 'node:path';

import ts from 'typescript';

import { errorLine } from './contentValues';

const options: ts.CompilerOptions = {
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** @returns a line for each line that the compiler cannot read, or with a value that the type of its record forbids */
export function typeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], options);
  const unreadable = program.getSyntacticDiagnostics();
  const found = unreadable.length > 0 ? unreadable : ts.getPreEmitDiagnostics(program);
  const errors = found.map(({ file, start = 0, length = 0, messageText }) => {
    const name = path.relative('.', file?.fileName ?? '').replaceAll(path.sep, '/');
    const place = `${name}:${1 + (file?.getLineAndCharacterOfPosition(start).line ?? 0)}`;
    const value = file?.text.slice(start, start + length);
    // After one mistake in the syntax, the compiler reads the rest of the file wrongly.
    return {
      key: unreadable.length > 0 ? name : place,
      line: errorLine(place, { path: [], value }, causeOf(messageText)),
    };
  });
  return errors.flatMap(({ key, line }, index) =>
    errors.findIndex((error) => error.key === key) === index ? line : [],
  );
}

/** The last message is the most exact: “Property 'title' is missing …” after “… is not assignable to …”. */
function causeOf(message: string | ts.DiagnosticMessageChain): string {
  return typeof message === 'string'
    ? message.replace(/ in type '\{.*' (?=but required)/s, ' ')
    : causeOf(message.next?.[0] ?? message.messageText);
}
