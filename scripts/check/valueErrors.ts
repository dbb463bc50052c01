import type { Placement } from '../../content/placements';
import { errorLinesFor } from '../lib/errorLines';
import type { ContentRecords } from '../lib/importContent';
import { reservedDomain } from '../lib/settings';

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

/** With one empty place, they fill the rows of components/Crowd. */
const avatarCount = 13;
/** The scale of components/Placements ends there. */
export const maxDay = 31;
/** The last number on a scale, by name. */
const maxNumbers: Readonly<Record<string, number>> = { day: maxDay, days: maxDay };

/**
 * What the types of the records cannot say.
 * @param isLive whether visitors will meet the texts, so that none may be invented
 * @returns a line for each error
 */
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
