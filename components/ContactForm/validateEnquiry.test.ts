import fc from 'fast-check';

import type { Field } from '@/scripts/schemas/content';

import { type Enquiry, validateEnquiry } from './validateEnquiry';

const base = { label: '', autoComplete: 'off', limit: 20, tooLong: 'too long', missing: 'missing' } as const;
const fields: readonly Field[] = [
  { ...base, name: 'first_name', type: 'text', required: true },
  { ...base, name: 'reply_to', type: 'email', required: false, malformed: 'malformed' },
  { ...base, name: 'message', type: 'textarea', required: true },
];

/** @returns the error message of each invalid field */
function errorsOf(changes: Partial<Enquiry>, records: readonly Field[] = fields): Record<string, string> {
  const enquiry = { first_name: 'Ada', reply_to: '', message: 'Two people', ...changes } as Enquiry;
  return Object.fromEntries(validateEnquiry(records, enquiry).map(({ name, message }) => [name, message]));
}

test('accepts a complete enquiry', () => {
  expect(errorsOf({})).toEqual({});
});

test.each(['', '   ', '\t\r\n', '\u00a0'])('reports %j as missing only in a required field', (blank) => {
  expect(errorsOf({ first_name: blank, reply_to: blank })).toEqual({ first_name: 'missing' });
});

test('lists the errors in the order of the fields', () => {
  const errors = { first_name: '', reply_to: 'ada', message: '' };

  expect(Object.keys(errorsOf(errors))).toEqual(['first_name', 'reply_to', 'message']);
  expect(Object.keys(errorsOf(errors, fields.toReversed()))).toEqual(['message', 'reply_to', 'first_name']);
});

test.each(['ada', 'ada@', '@b.example', 'ada@b', 'ada@b.', 'a b@c.example', 'ada@.x', 'a@b.c or so'])(
  'rejects “%s” as an email address',
  (email) => {
    expect(errorsOf({ reply_to: email })).toEqual({ reply_to: 'malformed' });
  },
);

test.each(['ada@b.example', 'a.l+jobs@mail.co.uk', 'o’brien@b.example', 'é@châtelet.fr', '  ada@b.example '])(
  'accepts “%s” as an email address',
  (email) => {
    expect(errorsOf({ reply_to: email })).toEqual({});
  },
);

test('validates email addresses only in email fields', () => {
  expect(errorsOf({ first_name: 'CTO' }, [{ ...base, name: 'first_name', type: 'text', required: true }])).toEqual({});
});

test('checks the length first, in UTF-16 code units', () => {
  expect(errorsOf({ first_name: '👩'.repeat(10) })).toEqual({});
  expect(errorsOf({ first_name: '👩'.repeat(11) })).toEqual({ first_name: 'too long' });
  expect(errorsOf({ first_name: ' '.repeat(21), reply_to: 'x'.repeat(21) })).toEqual({
    first_name: 'too long',
    reply_to: 'too long',
  });
});

test('reports no error without a message in the record', () => {
  const withoutMessages = { label: '', autoComplete: 'off', limit: 20, tooLong: '' } as const;

  const errors = errorsOf({ first_name: '', reply_to: 'ada' }, [
    { ...withoutMessages, name: 'first_name', type: 'text', required: true },
    { ...withoutMessages, name: 'reply_to', type: 'email', required: false },
  ]);

  expect(errors).toEqual({});
});

test('accepts any text that is not blank and within the limit', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 10 }).filter((value) => /\S/.test(value));
  fc.assert(
    fc.property(text, (value) => {
      expect(errorsOf({ first_name: value, message: value })).toEqual({});
    }),
  );
});
