/** Ends the process with an error message in place of a stack trace. */
export function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the process with the errors, if there are any: a line for each. */
export function exitIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    exitWith(errors.join('\n'));
  }
}

/**
 * Ends the process. Errors of Node.js, such as for an unknown option or a full disk, and failed assertions have a code
 * and a message that says enough. Others are mistakes in the code, so their stack is printed, too.
 */
export function exitWithError({ code, message, stack = message }: NodeJS.ErrnoException): never {
  exitWith(code ? message : stack);
}
