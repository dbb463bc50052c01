/** @jest-environment node */
import fc from 'fast-check';

import { fields } from '@/content/contact';
import type { Field, FieldName } from '@/schemas/content';

import { type Enquiry, validateEnquiry } from './validateEnquiry';

const names: readonly FieldName[] = fields.map(({ name }) => name);

/** Every UTF-16 code unit there is, halves of pairs among them, and more of what tends to matter. */
const anyUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(...' \t\r\n\u00a0\u2028\ufeff\u200b@@..<>"\'&'),
  fc.constantFrom('a', 'é', '王', 'ع', '\u200f', '👩🏽‍💻'),
);
const blank = fc.string({ unit: fc.constantFrom(...' \t\r\n\u00a0\u2003\u2028\ufeff') });
const nearlyAnAddress = fc.string({ unit: fc.constantFrom('a', 'é', '@', '.', '@b.c', ' ', '\n'), maxLength: 8 });
const aroundALimit = fc
  .tuple(fc.constantFrom(...fields.map(({ limit }) => limit)), fc.integer({ min: -1, max: 1 }), anyUnit)
  .map(([limit, more, unit]) => unit.repeat(limit + more).slice(0, limit + more));
const anyText = fc.oneof(fc.string({ unit: anyUnit }), blank, nearlyAnAddress, aroundALimit);
const anyEnquiry: fc.Arbitrary<Enquiry> = fc.record({
  first_name: anyText,
  last_name: anyText,
  company_name: anyText,
  job_title: anyText,
  country_region: anyText,
  reply_to: anyText,
  message: anyText,
});

const anyField: fc.Arbitrary<Field> = fc.record(
  {
    name: fc.constantFrom(...names),
    label: fc.constant('Label'),
    type: fc.constantFrom('text', 'email', 'textarea'),
    autoComplete: fc.constant('off'),
    required: fc.boolean(),
    limit: fc.nat({ max: 300 }),
    tooLong: fc.constant('too long'),
    missing: fc.constant('missing'),
    malformed: fc.constant('malformed'),
  },
  { requiredKeys: ['name', 'label', 'type', 'autoComplete', 'required', 'limit', 'tooLong'] },
);
const anyFields = fc.uniqueArray(anyField, { selector: ({ name }) => name });

function isBlank(text: string): boolean {
  return /^\s*$/.test(text);
}

/** The rule for an address told by its parts: something, the last @, and a dot with something on either side. */
function hasShapeOfAddress(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  return (
    !/\s/.test(address) &&
    at > 0 &&
    address
      .slice(at + 1)
      .slice(1, -1)
      .includes('.')
  );
}

/** What is wrong with one value, told apart from how the form tells it. */
function faultOf({ type, required, limit, tooLong, missing, malformed }: Field, value: string): string | undefined {
  if (value.length > limit) {
    return tooLong;
  }
  if (isBlank(value)) {
    return required ? missing : undefined;
  }
  return type === 'email' && !hasShapeOfAddress(value) ? malformed : undefined;
}

test('tells exactly the fault that each value has, in the order of the fields, whatever was typed', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const faults = fields.map((field) => ({ name: field.name, message: faultOf(field, enquiry[field.name]) }));

      expect(validateEnquiry(fields, enquiry)).toEqual(faults.filter(({ message }) => message !== undefined));
    }),
    { numRuns: 3000 },
  );
});

test('names each field once at most, in the order of any fields with any rules', () => {
  fc.assert(
    fc.property(anyFields, anyEnquiry, (anyOrder, enquiry) => {
      const named = validateEnquiry(anyOrder, enquiry).map(({ name }) => name);

      expect(named).toEqual(anyOrder.map(({ name }) => name).filter((name) => named.includes(name)));
      expect(named).toHaveLength(new Set(named).size);
    }),
    { numRuns: 2000 },
  );
});

test('never says anything but the words of the field, under any rules', () => {
  fc.assert(
    fc.property(anyFields, anyEnquiry, (anyOrder, enquiry) => {
      const faults = anyOrder.map((field) => ({ name: field.name, message: faultOf(field, enquiry[field.name]) }));

      expect(validateEnquiry(anyOrder, enquiry)).toEqual(faults.filter(({ message }) => message !== undefined));
    }),
    { numRuns: 2000 },
  );
});

test('says the same of the same enquiry again, and changes nothing in it', () => {
  fc.assert(
    fc.property(anyEnquiry, (enquiry) => {
      const before = { ...enquiry };
      const first = validateEnquiry(fields, Object.freeze(enquiry));

      expect(validateEnquiry(fields, enquiry)).toEqual(first);
      expect(enquiry).toEqual(before);
    }),
    { numRuns: 1500 },
  );
});

test('accepts every enquiry without a blank, without a slip in the address, and within its limits', () => {
  const word = fc.string({ unit: anyUnit, minLength: 1, maxLength: 15 }).filter((text) => !isBlank(text));
  const part = fc.stringMatching(/^[^\s@.]{1,10}$/);
  const address = fc.tuple(part, part, part).map(([local, host, top]) => `${local}@${host}.${top}`);
  const rightEnquiry: fc.Arbitrary<Enquiry> = fc.record({
    first_name: word,
    last_name: word,
    company_name: word,
    job_title: word,
    country_region: word,
    reply_to: fc.oneof(address, blank),
    message: word,
  });

  fc.assert(
    fc.property(rightEnquiry, (enquiry) => {
      expect(validateEnquiry(fields, enquiry)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});
