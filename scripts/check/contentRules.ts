import { accountFieldNames, maxMessageBytes } from '../../components/lib/email/emailService';
import type { Form, FormField } from '../../content/contact';
import type { Placement } from '../../content/placements';
import { type ContentRecords, errorLine, errorLinesFor } from '../lib/records';
import { reservedDomain } from '../lib/settings';

/* What the types of the records cannot say. Each function returns a line for each error. */

/** Control and private characters, halves of characters, U+FFFD, and those that change the direction of a text. */
const unusable = /[^\P{Cc}\t\n]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const email = /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/;
/** Telephone numbers that nobody can have (Ofcom, NANPA). */
const reservedPhone = /\+44 ?(7700 ?900|20 ?7946 ?0)\d{3}(?!\d)|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/;

type TextRule = readonly [isRight: (text: string) => boolean, message: string];

const link: TextRule = [isLink, 'must be #id, /path, https:, mailto: or tel:'];
const date: TextRule = [isDate, 'must be a day that exists, like 2026-11-02'];
const time: TextRule = [(text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'must be a time of day, like 08:30'];

/** What the texts with a name must be. */
const textRules: Readonly<Record<string, TextRule>> = {
  id: [(text) => /^[a-z][a-z\d-]*$/.test(text), 'must be lowercase letters, digits and -, like job-matching'],
  email: [(text) => email.test(text), 'must be an email address, like hiring@example.com'],
  phone: [
    (text) => /^\+\d+( \d+)+$/.test(text) && /^(\d ?){8,15}$/.test(text.slice(1)),
    'must be + and the country calling code, then groups of digits, like +44 20 7946 0184',
  ],
  link,
  url: link,
  date,
  updated: date,
  time,
  opens: time,
  closes: time,
};

/** The hero has a place for each: also in components/Hero/Hero.module.scss. */
const avatarCount = 13;
/** The form's outline has so many parts: also in components/ContactForm/ProgressOutline.module.scss. */
const maxRequiredFields = 12;
/** The scale of the placements: also $days in components/Placements/Placements.module.scss. */
const maxDay = 31;
/** The last number on a scale, by name. */
const maxNumbers: Readonly<Record<string, number>> = { day: maxDay, days: maxDay };

/** @param isLive whether visitors will meet the texts, so that none may be invented */
export function valueErrors(content: ContentRecords, isLive = false): string[] {
  return errorLinesFor(content, (key, value, parent) => {
    if (Array.isArray(value)) {
      const { days } = parent as Partial<Placement>;
      const identities = value.map(identityOf);
      const twice = identities.find((identity, index) => identities.indexOf(identity) < index);
      return [
        twice !== undefined && `must not have “${String(twice)}” twice`,
        key === 'steps' && value.some(({ day }) => day > Number(days)) && `must not have a day after ${days}`,
        key === 'avatars' && value.length !== avatarCount && `must have ${avatarCount}`,
      ];
    }
    if (typeof value === 'number') {
      const max = maxNumbers[key];
      const isInRange = !max || (Number.isInteger(value) && value >= 1 && value <= max);
      return [!isInRange && `must be a whole number from 1 to ${max}`];
    }
    return typeof value === 'string' ? textMessages(key, value, isLive) : [];
  });
}

function textMessages(key: string, text: string, isLive: boolean) {
  const [isRight, message] = textRules[key] ?? [() => true, ''];
  const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, url = '']) => url);
  // An error message shows an example, which is reserved for that.
  const isInvented = (reserved: RegExp) => isLive && key !== 'formatError' && reserved.test(text);
  return [
    !visible.test(text) && 'must not be empty',
    unusable.test(text) && 'must not have an invisible or damaged character',
    !isRight(text) && message,
    ...links.map((url) => !isLink(url) && `must link to ${link[1].replace('must be ', '')} in place of ${url}`),
    isInvented(reservedDomain) && 'must not have a domain reserved for examples',
    isInvented(reservedPhone) && 'must not have a phone number reserved for drama',
  ];
}

function identityOf(item: unknown): unknown {
  const { id, email, src, name, title } = Object(item) as Readonly<Record<string, unknown>>;
  return id ?? email ?? src ?? name ?? title ?? item;
}

/** The fields that the specification requires, and reply_to. The email template has their names. */
const fixedFields = ['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'reply_to', 'message'];

/** Bytes of a character in most scripts. An emoji can have more, so the form counts the bytes of each message, too. */
const characterBytes = 3;

export function formErrors({ fields }: Form): string[] {
  const line = (place: string, value: unknown, message: string) =>
    errorLine('content/contact.ts', `contactForm.fields${place}`, value, message);
  const missing = fixedFields.filter((wanted) => !fields.some(({ name }) => name === wanted));
  const requiredCount = fields.filter((field) => field.required).length;
  const total = fields.reduce((sum, { maxCharacters }) => sum + maxCharacters, 0);
  const max = Math.floor(maxMessageBytes / characterBytes);
  return [
    ...missing.map((wanted) => line('', fields, `must have a field ${wanted}`)),
    ...[
      requiredCount > maxRequiredFields &&
        `must have at most ${maxRequiredFields} that are required, have ${requiredCount}`,
      total > max && `must have at most ${max} characters together, for the email service, have ${total}`,
    ].flatMap((message) => (message ? line('', fields, message) : [])),
    ...fields.flatMap((field, index) => {
      const { name, type, required, requiredError, formatError } = field;
      const usual = type === 'email' || fixedFields.includes(name) ? 'text' : type;
      const wanted = { reply_to: 'email', message: 'textarea' }[name] ?? usual;
      // A form in JavaScript has names such as “submit” for itself, and none with _.
      const isFree = /^(message|[a-z]+(_[a-z\d]+)+)$/.test(name) && !accountFieldNames.includes(name);
      const messages: Partial<Record<keyof FormField, string | false>> = {
        name: !isFree && `must be words with _ between them, and not ${accountFieldNames.join(', ')}`,
        type: type !== wanted && `must be ${wanted} for the field ${name}`,
        requiredError: required && !requiredError && 'must be given for a required field',
        formatError: /email|tel/.test(type) && !formatError && `must be given for a ${type}`,
      };
      return Object.entries(messages).flatMap(([key, message]) =>
        message ? line(`[${index}].${key}`, field[key as keyof FormField], message) : [],
      );
    }),
  ];
}

function isLink(text: string): boolean {
  return (
    /^#[\w-]+$|^\/(?!\/)[^\s\\]*$|^tel:\+\d{8,15}$/.test(text) ||
    (/^https:\/\/[^\s/]+\.\S+$/.test(text) && URL.canParse(text)) ||
    (text.startsWith('mailto:') && email.test(text.slice('mailto:'.length).replace(/\?\S+$/, '')))
  );
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) && text.length === 10;
}
