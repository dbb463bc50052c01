import { z } from 'zod';

import { country, email, list, phone, record, text, time } from './fields';
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
  postalCode: text(12),
  country,
});

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const openingHours = record({ days: list(weekday, 1, 7), opens: time, closes: time });

const contactCopy = record({
  title: text(40),
  intro: text(160),
  panelTitle: text(30),
  panelText: text(160),
  addressTitle: text(30),
});

/** What content/contact.ts exports. */
export const records = {
  contacts: list(contactPerson, 1, 6),
  address,
  openingHours: list(openingHours, 0, 7),
  contact: contactCopy,
  enquiryForm: form,
};

export type Address = z.infer<typeof address>;
export type ContactCopy = z.infer<typeof contactCopy>;
export type ContactPerson = z.infer<typeof contactPerson>;
export type OpeningHours = z.infer<typeof openingHours>;
