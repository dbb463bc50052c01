/** @jest-environment node */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { exitWithError } from './exit';

function errorOf(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('There was no error.');
}

/** What the process prints before it ends. */
function printed(error: Error): string {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process ended.');
  });
  expect(() => exitWithError(error)).toThrow('The process ended.');
  return String(print.mock.lastCall?.[0]);
}

test.each([
  ['a missing file', () => readFileSync('nowhere.txt')],
  ['a failed assertion', () => assert(false, 'The page has no styles.')],
  ['an unknown option', () => parseArgs({ args: ['--else'], options: {} })],
  [
    'an error with a cause',
    () => {
      throw new Error('No answer', { cause: 'ECONNREFUSED' });
    },
  ],
])('%s is reported in one line', (_title, act) => {
  const error = errorOf(act);
  expect(printed(error)).toBe(error.message);
});

test.each([
  ['a mistake in the code', () => (undefined as unknown as string).length],
  ['a wrong argument of Node.js', () => path.join(1 as unknown as string)],
])('%s is reported with its stack', (_title, act) => {
  expect(printed(errorOf(act))).toMatch(/^ +at /m);
});
