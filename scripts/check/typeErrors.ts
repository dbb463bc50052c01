import path from 'node:path';

import ts from 'typescript';

import { errorLine } from '../lib/errorLines';

/** Beside TypeScript's defaults, which are strict. */
const options = { exactOptionalPropertyTypes: true, skipLibCheck: true, lib: ['lib.es2023.d.ts'] };

/** @returns a line for each value that the type of its record forbids, or for the first place that is no TypeScript */
export function typeErrors(files: readonly string[]): string[] {
  const program = ts.createProgram([...files], options);
  // One mistake in the syntax has many consequences.
  const [unreadable] = program.getSyntacticDiagnostics();
  return (unreadable ? [unreadable] : ts.getPreEmitDiagnostics(program)).map(
    ({ file, start = 0, length = 0, messageText }) => {
      const name = path.relative('.', file?.fileName ?? '').replaceAll(path.sep, '/');
      const line = 1 + (file?.getLineAndCharacterOfPosition(start).line ?? 0);
      // As in 'It's here', where the compiler expects a comma after 'It'.
      const isAfterText = unreadable && /' ?$/.test(file?.text.slice(0, start) ?? '');
      const cause = isAfterText
        ? "must not follow a ' that ends a text: write a comma between them, or ’ as an apostrophe"
        : causeOf(messageText);
      return errorLine(`${name}:${line}`, '', file?.text.slice(start, start + length), cause);
    },
  );
}

/** The last message is the most exact: “Property 'title' is missing …” after “… is not assignable to …”. */
function causeOf(message: string | ts.DiagnosticMessageChain): string {
  return typeof message === 'string'
    ? message.replace(/ in type '\{.*' (?=but required)/s, ' ')
    : causeOf(message.next?.[0] ?? message.messageText);
}
