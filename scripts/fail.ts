/** Ends the process with an error message in place of a stack trace. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
