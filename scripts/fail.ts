/** Ends the process with an error message in place of a stack trace. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends the process with the errors, if there are any: a line for each. */
export function failIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    fail(errors.join('\n'));
  }
}

/** Of a full disk, a folder without permission or a failed assertion, which have a code or a cause, the message is enough. */
export function failAt(error: Error): never {
  fail('code' in error || error.cause ? error.message : (error.stack ?? error.message));
}
