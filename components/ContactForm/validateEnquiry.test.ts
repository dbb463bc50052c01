import type { Enquiry } from '@/components/lib/email/emailService';
import { contactForm, type Form } from '@/content/contact';

import { readEnquiry, validateEnquiry } from './validateEnquiry';

const base = { label: 'Answer', autoComplete: 'off', maxCharacters: 1000, requiredError: 'missing' } as const;
const form: Form = {
  label: '',
  fields: [
    { ...base, name: 'first_name', type: 'text', required: true },
    { ...base, name: 'reply_to', type: 'email', required: false, formatError: 'malformed' },
    { ...base, name: 'message', type: 'textarea', required: true, unfinished: { text: 'We are', error: 'go on' } },
  ],
  texts: { ...contactForm.texts, tooLongError: '{label} over {max}' },
};

/** @returns the error message of each invalid field */
function errorsOf(changes: Partial<Enquiry>): Record<string, string> {
  const enquiry = { first_name: 'Ada', reply_to: '', message: 'Two people', ...changes } as Enquiry;
  return Object.fromEntries(validateEnquiry(form, enquiry).map(({ name, message }) => [name, message]));
}

test.each(['', '   ', '\t\r\n', '\u00a0'])('reports %j as missing only in a required field', (blank) => {
  expect(errorsOf({ first_name: blank, reply_to: blank })).toEqual({ first_name: 'missing' });
});

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

test('checks the length first, and lists errors in the order of the fields', () => {
  expect(errorsOf({ first_name: '👩'.repeat(1000) })).toEqual({});
  const tooLong = { message: ' '.repeat(1001), reply_to: 'x'.repeat(1001), first_name: '👩'.repeat(1001) };
  expect(Object.entries(errorsOf(tooLong))).toEqual(form.fields.map(({ name }) => [name, 'Answer over 1,000']));
});

test('reports a beginning, as long as nothing follows it', () => {
  expect(errorsOf({ message: ' We are ' })).toEqual({ message: 'go on' });
  expect(errorsOf({ message: 'We are two' })).toEqual({});
});

test('ignores the marks of direction in an email address', () => {
  const element = document.createElement('form');
  const marked = '\u202dada@b.example\u202c\u200b';
  for (const { name } of form.fields) {
    element.append(Object.assign(document.createElement('input'), { name, value: marked }));
  }
  expect(readEnquiry(element, form.fields)).toEqual({ first_name: marked, reply_to: 'ada@b.example', message: marked });
});
