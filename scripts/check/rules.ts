import type { Form } from '../../content/contact';
import type { PrivacyFacts, TextPage } from '../../content/privacy';
import type { ContentFiles } from './contentFiles';
import { type ContentValue, errorLine, linesFor } from './contentValues';

/* What the types of the records cannot say. Each function returns a line for each error. */

/** Control and private characters, halves of characters, U+FFFD, and those that change the direction of a text. */
const unusable = /[^\P{Cc}\t\n]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const email = /^[\w.%+-]+@[\w-]+(\.[\w-]+)+$/;
const linkMessage = '#id, /path, https:, mailto: or tel:';

type Kind = readonly [isRight: (text: string) => boolean, message: string];

/** What the texts with a name must be. */
const kinds: Readonly<Record<string, Kind>> = {
  id: [(text) => /^[a-z][a-z\d-]*$/.test(text), 'must be lowercase letters, digits and -, like job-matching'],
  email: [(text) => email.test(text), 'must be an email address, like hiring@example.com'],
  phone: [
    (text) => /^\+\d+( \d+)+$/.test(text) && /^(\d ?){8,15}$/.test(text.slice(1)),
    'must be + and the country calling code, then groups of digits, like +44 20 7946 0184',
  ],
  link: [isLink, `must be ${linkMessage}`],
  url: [isLink, `must be ${linkMessage}`],
  date: [isDay, 'must be a day that exists, like 2026-11-02'],
  updated: [isDay, 'must be a day that exists, like 2026-11-02'],
};

/** What the style sheets draw: $faces of the hero, and $days of the placements. */
const [faces, lastDay] = [13, 31];

export function valueErrors(content: ContentFiles): string[] {
  return linesFor(content, ({ path, value }) => {
    const key = String(path.at(-1));
    if (Array.isArray(value)) {
      const identities = value.map(identityOf);
      const twice = identities.find((one, index) => identities.indexOf(one) < index);
      const isDrawn = key !== 'avatars' || value.length === faces;
      return [
        twice !== undefined && `must not have “${String(twice)}” twice`,
        !isDrawn && `must have ${faces}, or change $faces in components/Hero/Hero.module.scss`,
      ];
    }
    if (typeof value === 'number') {
      const isDrawn = !/^days?$/.test(key) || (Number.isInteger(value) && value >= 1 && value <= lastDay);
      return [!isDrawn && `must be a whole number from 1 to ${lastDay}`];
    }
    return typeof value === 'string' ? textMessages(value, kinds[key]) : [];
  });
}

function textMessages(text: string, [isRight, message]: Kind = [() => true, '']): (string | false)[] {
  const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, url = '']) => url);
  return [
    !visible.test(text) && 'must not be empty',
    unusable.test(text) && 'must not have an invisible or damaged character',
    !isRight(text) && message,
    ...links.map((url) => !isLink(url) && `must link to ${linkMessage} in place of ${url}`),
  ];
}

function identityOf(item: unknown): unknown {
  const { id, email, src, name, title } = Object(item) as Readonly<Record<string, unknown>>;
  return id ?? email ?? src ?? name ?? title ?? item;
}

/** The fields that the specification requires, and reply_to, each with its type. The email template has their names. */
export const specifiedFields: Readonly<Record<string, string>> = {
  first_name: 'text',
  last_name: 'text',
  company_name: 'text',
  job_title: 'text',
  country_region: 'text',
  reply_to: 'email',
  message: 'textarea',
};

/** Names that the request to the email service has for itself. */
const serviceNames = ['lib_version', 'service_id', 'template_id', 'user_id'];

/**
 * Bytes that the email service accepts in one message, and bytes of a character in most scripts. An emoji can have more,
 * so the form counts the bytes of each message, too.
 */
const [messageBytes, characterBytes] = [50 * 1024, 3];

export function formErrors(contactForm: Form): string[] {
  const { fields } = contactForm;
  const total = fields.reduce((sum, { maxCharacters }) => sum + maxCharacters, 0);
  const max = Math.floor(messageBytes / characterBytes);
  const path = ['contactForm', 'fields'];
  const rules = fields.flatMap(({ name, type, required, requiredError, formatError }, index): Rule[] => {
    const wanted = specifiedFields[name] ?? (type === 'email' ? 'text' : type);
    // A form in JavaScript has names such as “submit” for itself, and none with _.
    const isFree = /^(message|[a-z]+(_[a-z\d]+)+)$/.test(name) && !serviceNames.includes(name);
    return [
      [isFree, [...path, index, 'name'], `must be words with _ between them, and not ${serviceNames.join(', ')}`],
      [type === wanted, [...path, index, 'type'], `must be ${wanted} for the field ${name}`],
      [!required || Boolean(requiredError), [...path, index, 'requiredError'], 'must be given for a required field'],
      [!/email|tel/.test(type) || Boolean(formatError), [...path, index, 'formatError'], `must be given for a ${type}`],
    ];
  });
  return broken('content/contact.ts', { contactForm }, [
    ...Object.keys(specifiedFields).map((wanted): Rule => [
      fields.some(({ name }) => name === wanted),
      path,
      `must have a field ${wanted}`,
    ]),
    [total <= max, path, `must have at most ${max} characters together, for the email service, have ${total}`],
    ...rules,
  ]);
}

/** Whether the policy names what the site collects. Whether it is right or complete, no rule knows. */
export function policyErrors(privacy: TextPage, privacyFacts: PrivacyFacts, { fields }: Form): string[] {
  const policy = JSON.stringify(privacy.sections).toLowerCase();
  const isNamed = (text: string) => policy.includes(JSON.stringify(text).slice(1, -1).toLowerCase());
  const message = 'must be in a text of privacy.sections';
  return broken('content/privacy.ts', { privacy, privacyFacts }, [
    ...Object.entries(privacyFacts).map(([key, text]): Rule => [isNamed(text), ['privacyFacts', key], message]),
    ...fields.map(({ label }): Rule => [
      isNamed(label),
      ['privacy', 'sections'],
      `must name the field “${label}” of the form`,
    ]),
  ]);
}

type Rule = readonly [isRight: boolean, path: ContentValue['path'], message: string];

function broken(file: string, records: object, rules: readonly Rule[]): string[] {
  const valueAt = (path: ContentValue['path']) =>
    path.reduce<unknown>((value, key) => Reflect.get(Object(value) as object, key), records);
  return rules.flatMap(([isRight, path, message]) =>
    isRight ? [] : errorLine(file, { path, value: valueAt(path) }, message),
  );
}

function isLink(text: string): boolean {
  return (
    /^#[\w-]+$|^\/(?!\/)[^\s\\]*$|^tel:\+\d{8,15}$/.test(text) ||
    (/^https:\/\/[^\s/]+\.\S+$/.test(text) && URL.canParse(text)) ||
    (text.startsWith('mailto:') && email.test(text.slice('mailto:'.length).replace(/\?\S+$/, '')))
  );
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text) && text.length === 10;
}
