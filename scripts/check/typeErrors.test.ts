/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { typeErrors } from './typeErrors';

runInTemporaryFolder();
const errorsOf = (records: string) => {
  write('content/a.ts', `type A = { readonly id: string; readonly wide?: boolean };\n${records}\n`);
  return typeErrors(['content/a.ts']);
};

test.each([
  [
    "[{ id: 'a' }, { wide: true }] as const satisfies readonly A[]",
    "“{ wide: true }”  Property 'id' is missing but required in type 'A'.",
  ],
  ["{ id: 'a', wide: 'yes' } as const satisfies A", "“wide”  Type 'string' is not assignable to type 'boolean'."],
  // One mistake in the syntax has many consequences.
  ["{ id: 'a', wide: true ids: 'b' } as const satisfies A", "“ids”  ',' expected."],
  ["{ id: 'It's here' } as const satisfies A", "“s”  must not follow a ' that ends a text: write "],
])('of the record %s it says %s', (record, line) => {
  expect(errorsOf(`export const a = ${record};`)).toEqual([expect.stringContaining(`content/a.ts:2  ${line}`)]);
});

test('accepts records that have their types', () => {
  expect(errorsOf("export const a = [{ id: 'a' }, { id: 'b', wide: true }] as const satisfies readonly A[];")).toEqual(
    [],
  );
});
