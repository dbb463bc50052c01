import { fields } from '@/content/contact';
import type { Field, FieldName } from '@/schemas/content';

import { type Enquiry, validateEnquiry } from './validateEnquiry';

function enquiryWith(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    company_name: 'Analytical Engines',
    job_title: 'Head of Engineering',
    country_region: 'United Kingdom',
    reply_to: 'ada@engines.example',
    message: 'Two compiler people by spring.',
    ...changes,
  };
}

const missing: readonly (readonly [FieldName, string])[] = [
  ['first_name', 'Enter your first name'],
  ['last_name', 'Enter your last name'],
  ['company_name', 'Enter your company name, or “none” if you are between companies'],
  ['job_title', 'Enter your job title'],
  ['country_region', 'Enter your country or region'],
  ['message', 'Enter some additional information, such as the role you want to fill'],
];
const malformedEmail = 'Enter an email address with an @, like name@company.com, or leave it empty';

test('finds nothing wrong with a complete enquiry', () => {
  expect(validateEnquiry(fields, enquiryWith())).toEqual([]);
});

test.each(missing)('asks for %s when it is empty', (name, message) => {
  expect(validateEnquiry(fields, enquiryWith({ [name]: '' }))).toEqual([{ name, message }]);
});

test.each([
  ['spaces', '   '],
  ['tabs', '\t\t'],
  ['new lines', '\r\n\n'],
  ['no-break spaces', '\u00a0\u00a0'],
])('counts nothing but %s as empty in every required field', (_description, blank) => {
  const blanks = Object.fromEntries(missing.map(([name]) => [name, blank]));

  expect(validateEnquiry(fields, enquiryWith(blanks))).toEqual(missing.map(([name, message]) => ({ name, message })));
});

test('tells all faults in the order of the fields, the optional email among them', () => {
  const errors = validateEnquiry(fields, enquiryWith({ message: '', reply_to: 'ada', first_name: '' }));

  expect(errors.map(({ name }) => name)).toEqual(['first_name', 'reply_to', 'message']);
});

test('follows the order of the records it is given, not one of its own', () => {
  const errors = validateEnquiry(fields.toReversed(), enquiryWith({ message: '', first_name: '' }));

  expect(errors.map(({ name }) => name)).toEqual(['message', 'first_name']);
});

test.each(['', '   '])('does not ask for the optional email when it is “%s”', (email) => {
  expect(validateEnquiry(fields, enquiryWith({ reply_to: email }))).toEqual([]);
});

test.each([
  'ada',
  'ada@',
  '@engines.example',
  'ada@engines',
  'ada@engines.',
  'ada lovelace@engines.example',
  'ada@.x',
  'ada@engines.example or by phone',
])('tells that “%s” cannot be an email address', (email) => {
  expect(validateEnquiry(fields, enquiryWith({ reply_to: email }))).toEqual([
    { name: 'reply_to', message: malformedEmail },
  ]);
});

test.each([
  'ada@engines.example',
  'ada.lovelace+jobs@mail.engines.co.uk',
  'o’brien@engines.example',
  'ada@xn--bcher-kva.example',
  'émilie@châtelet.example',
  '  ada@engines.example ',
])('accepts “%s” as an email address', (email) => {
  expect(validateEnquiry(fields, enquiryWith({ reply_to: email }))).toEqual([]);
});

test.each(['Zoë', '王小明', 'عائشة', 'Nguyễn Thị', 'O’Neill-Ångström', '👩🏽‍💻', 'X'])('accepts the name %s', (name) => {
  expect(validateEnquiry(fields, enquiryWith({ first_name: name, last_name: name }))).toEqual([]);
});

test('looks for the shape of an address only in a field that holds one', () => {
  const field: Field = {
    name: 'job_title',
    label: 'Job title',
    type: 'text',
    autoComplete: 'off',
    required: false,
    limit: 200,
    tooLong: '',
    malformed: 'Enter a job title',
  };

  expect(validateEnquiry([field], enquiryWith({ job_title: 'CTO' }))).toEqual([]);
});

test.each(fields)('takes $limit characters in $name, and tells of one more', ({ name, type, limit, tooLong }) => {
  const ending = type === 'email' ? '@engines.example' : '';
  const full = 'x'.repeat(limit - ending.length) + ending;

  expect(validateEnquiry(fields, enquiryWith({ [name]: full }))).toEqual([]);
  expect(validateEnquiry(fields, enquiryWith({ [name]: `x${full}` }))).toEqual([{ name, message: tooLong }]);
});

test('counts as the browser does, in UTF-16 code units, and with the white space around a value', () => {
  const message = 'First name must be 100 characters or fewer';

  expect(validateEnquiry(fields, enquiryWith({ first_name: '👩'.repeat(50) }))).toEqual([]);
  expect(validateEnquiry(fields, enquiryWith({ first_name: '👩'.repeat(51) }))).toEqual([
    { name: 'first_name', message },
  ]);
  expect(validateEnquiry(fields, enquiryWith({ first_name: `Ada${' '.repeat(98)}` }))).toEqual([
    { name: 'first_name', message },
  ]);
});

test('tells of too much before anything else that is wrong', () => {
  const errors = validateEnquiry(fields, enquiryWith({ first_name: ' '.repeat(101), reply_to: 'x'.repeat(255) }));

  expect(errors.map(({ message }) => message)).toEqual([
    'First name must be 100 characters or fewer',
    'Email address must be 254 characters or fewer',
  ]);
});

test('has nothing to say of a field without words for what is missing or malformed', () => {
  const silent = { label: '', autoComplete: 'off', limit: 10, tooLong: '' } as const;
  const silentFields: readonly Field[] = [
    { ...silent, name: 'job_title', type: 'text', required: true },
    { ...silent, name: 'reply_to', type: 'email', required: false },
  ];

  expect(validateEnquiry(silentFields, enquiryWith({ job_title: '', reply_to: 'ada' }))).toEqual([]);
});
