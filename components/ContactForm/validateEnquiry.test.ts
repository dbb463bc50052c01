import type { Enquiry } from '@/components/lib/email/emailService';
import type { FormField } from '@/content/contact';

import { readEnquiry, validateEnquiry } from './validateEnquiry';

const base = {
  label: '',
  autoComplete: 'off',
  maxCharacters: 20,
  tooLongError: 'too long',
  requiredError: 'missing',
} as const;
const fields: readonly FormField[] = [
  { ...base, name: 'first_name', type: 'text', required: true },
  { ...base, name: 'reply_to', type: 'email', required: false, formatError: 'malformed' },
  { ...base, name: 'phone_number', type: 'tel', maxCharacters: 40, required: false, formatError: 'no number' },
  { ...base, name: 'message', type: 'textarea', required: true, unfinished: { text: 'We are', error: 'go on' } },
];

/** @returns the error message of each invalid field */
function errorsOf(changes: Partial<Enquiry>): Record<string, string> {
  const enquiry = { first_name: 'Ada', reply_to: '', phone_number: '', message: 'Two people', ...changes } as Enquiry;
  return Object.fromEntries(validateEnquiry(fields, enquiry).map(({ name, message }) => [name, message]));
}

test.each(['', '   ', '\t\r\n', '\u00a0', '\u200b \u2060'])(
  'reports %j as missing only in a required field',
  (blank) => {
    expect(errorsOf({ first_name: blank, reply_to: blank })).toEqual({ first_name: 'missing' });
  },
);

test.each(['ada', 'ada@', '@b.example', 'ada@b', 'ada@b.', 'a b@c.example', 'ada@.x', 'ada@b.example.', 'a@b.c or so'])(
  'rejects “%s” as an email address',
  (email) => {
    expect(errorsOf({ reply_to: email })).toEqual({ reply_to: 'malformed' });
  },
);

test.each([
  ...['ada@b.example', 'a.l+jobs@mail.co.uk', 'o’brien@b.example', 'é@châtelet.fr', '  ada@b.example '],
  ...['ADA@B.EXAMPLE', 'ада@пример.рф', 'ada@b.xn--p1ai'],
])('accepts “%s” as an email address', (email) => {
  expect(errorsOf({ reply_to: email })).toEqual({});
});

test.each(['5', '113', 'ada@b.example', 'call me', '020 7946 O184', '+44 (0)20 Durchwahl 3', 'max 1234'])(
  'rejects “%s” as a telephone number',
  (number) => {
    expect(errorsOf({ phone_number: number })).toEqual({ phone_number: 'no number' });
  },
);

test.each([
  ...['1234', '+44 20 7946 0184', '+44 (0)20 7946-0184', '[0] 20.7946.0184', '020/79460184, ext. 12', '7946 0184 x 9'],
  ...['（03）1234－5678', '＋81 3 1234 5678', '03ー1234ー5678'],
  ...[' 0044–20\u00a07946\u201101 ', '٠٢٠ ٧٩٤٦', '02079460184;EXT:7', '*31#7946 0184'],
])('accepts “%s” as a telephone number', (number) => {
  expect(errorsOf({ phone_number: number })).toEqual({});
});

test('checks the length first, and lists errors in the order of the fields', () => {
  const characters = ['👩', '👩🏽‍🚀', 'é', 'ç̌', '🇬🇧'];
  for (const character of characters) {
    expect(errorsOf({ first_name: character.repeat(20) })).toEqual({});
    expect(errorsOf({ first_name: character.repeat(21) })).toEqual({ first_name: 'too long' });
  }
  const tooLong = { message: ' '.repeat(21), reply_to: 'x'.repeat(21), first_name: '👩'.repeat(21) };
  const tooLongNumber = '1'.repeat(41);
  expect(Object.entries(errorsOf({ ...tooLong, phone_number: tooLongNumber }))).toEqual(
    fields.map(({ name }) => [name, 'too long']),
  );
});

test('refuses the longest value if the email service would refuse the message', () => {
  const marks = (bytes: number) => `e${'\u0301'.repeat(bytes / 2)}`;
  expect(errorsOf({ message: marks(50 * 1024 - 4) })).toEqual({});
  expect(errorsOf({ message: marks(50 * 1024 - 2) })).toEqual({ message: 'too long' });
});

test('reports a beginning, as long as nothing follows it', () => {
  expect(errorsOf({ message: ' We are ' })).toEqual({ message: 'go on' });
  expect(errorsOf({ message: 'We are two' })).toEqual({});
});

test('ignores the marks of direction in addresses and numbers', () => {
  const form = document.createElement('form');
  const marked = '\u202d+44 20 7946 0184\u202c\u200b';
  form.append(...fields.map(({ name }) => Object.assign(document.createElement('input'), { name, value: marked })));

  const plain = '+44 20 7946 0184';
  expect(readEnquiry(form, fields)).toEqual({
    first_name: marked,
    reply_to: plain,
    phone_number: plain,
    message: marked,
  });
});
