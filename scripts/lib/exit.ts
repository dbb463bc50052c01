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
 * Ends the process. The message is enough of an error of the system, such as a full disk, of an unknown option, of a
 * wrong port, of a failed assertion, and of an error with a cause. All others are mistakes in the code, so their stack
 * is printed, too.
 */
export function exitWithError(error: NodeJS.ErrnoException): never {
  const isExpected =
    error.syscall ?? error.cause ?? /^ERR_(ASSERTION|PARSE_ARGS_|SOCKET_BAD_PORT)/.test(error.code ?? '');
  exitWith(isExpected ? error.message : (error.stack ?? error.message));
}
