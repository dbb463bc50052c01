import { z } from 'zod';

import { country, email, list, phone, record, type Rule, rules, text, time } from './fields';
import { form } from './form';

const contactPerson = record({
  role: text(30),
  name: text(40),
  email,
  phone,
});

const address = record({
  /** As they are shown. */
  lines: list(text(48), 2, 6),
  // The same in parts, for search engines.
  /** Without the name of the firm, the town and the country. */
  street: text(100),
  locality: text(40),
  /** Some countries have none. */
  postalCode: text(12).exactOptional(),
  country,
}).superRefine(
  rules((address) =>
    (['street', 'locality', 'postalCode'] as const).map((key) => {
      const parts = address[key]?.split(', ') ?? [];
      const isShown = parts.every((part) => address.lines.some((line) => line.includes(part)));
      return [isShown, [key], 'must also be in address.lines, whole or split at its commas'];
    }),
  ),
);

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const openingHours = record({ days: list(weekday, 1, 7), opens: time, closes: time }).superRefine(
  rules(({ opens, closes }) => [[opens < closes, ['closes'], `must be later than ${opens}, when the day begins`]]),
);

const contactCopy = record({
  title: text(40),
  intro: text(160),
  panelTitle: text(30),
  panelText: text(160),
  addressTitle: text(30),
});

/** The type of each field that the enquiry form must have. Its email template has their names. */
export const fixedFields: Readonly<Record<string, string>> = {
  first_name: 'text',
  last_name: 'text',
  company_name: 'text',
  job_title: 'text',
  country_region: 'text',
  reply_to: 'email',
  message: 'textarea',
};

const enquiryForm = form.superRefine(
  rules(({ fields }) => {
    const missing = Object.keys(fixedFields).filter((wanted) => !fields.some(({ name }) => name === wanted));
    const types = fields.map(({ name, type }, index): Rule => {
      const wanted = fixedFields[name] ?? (type === 'email' ? 'text' : type);
      return [type === wanted, ['fields', index, 'type'], `must be ${wanted} for the field ${name}`];
    });
    return [[missing.length === 0, ['fields'], `must have a field ${missing.join(', ')}`], ...types];
  }),
);

export const schemas = {
  contacts: list(contactPerson, 1, 6),
  address,
  openingHours: list(openingHours, 0, 7),
  contact: contactCopy,
  enquiryForm,
};

export type Address = z.infer<typeof address>;
export type ContactCopy = z.infer<typeof contactCopy>;
export type ContactPerson = z.infer<typeof contactPerson>;
export type OpeningHours = z.infer<typeof openingHours>;
