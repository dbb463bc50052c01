import type { Search } from '../../content/searches';
import { errorLinesFor } from '../lib/errorLines';
import type { ContentRecords } from '../lib/importContent';
import { reservedDomain } from '../lib/settings';

/** Telephone numbers that nobody can have (Ofcom, NANPA). */
const reservedPhone = /\+44 ?(7700 ?900|20 ?7946 ?0)\d{3}(?!\d)|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/;

type TextRule = readonly [pattern: RegExp, message: string];

const anyText: TextRule = [/\S/, 'must not be empty'];
const link: TextRule = [
  /^(#[\w-]+|\/(?!\/)\S*|https:\/\/[^\s/]+\.\S+|mailto:[^\s@]+@\S+\.\S+|tel:\+\d+)$/,
  'must be #id, /path, https:, mailto: or tel:',
];
const date: TextRule = [/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day, like 2026-11-02'];
const time: TextRule = [/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, like 08:30'];

/** What the texts with a name must be. */
const textRules: Readonly<Record<string, TextRule>> = {
  id: [/^[a-z][a-z\d-]*$/, 'must be lowercase letters, digits and -, like job-matching'],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address, like hiring@example.com'],
  phone: [/^\+\d+( \d+)+$/, 'must be + and the country calling code, then groups of digits, like +44 20 7946 0184'],
  link,
  url: link,
  date,
  updated: date,
  time,
  opens: time,
  closes: time,
  // More would not fit into the ring of components/Hero.
  question: [/^(?!.{25})\S{1,8}(\s\S{1,8})*$/, 'must have at most 24 characters, in words of at most 8'],
};

/** With one empty place, they close the ring of components/Crowd. */
const avatarCount = 13;
/** The scale of components/Placements ends there. */
export const maxDay = 31;

/**
 * What the types of the records cannot say.
 * @param isLive whether visitors will meet the texts, so that none may be invented
 * @returns a line for each error
 */
export function valueErrors(content: ContentRecords, isLive = false): string[] {
  return errorLinesFor(content, (key, value, parent) => {
    if (Array.isArray(value)) {
      const { days } = parent as Partial<Search>;
      const identities = value.map(identityOf);
      const twice = identities.find((identity, index) => identities.indexOf(identity) < index);
      return [
        twice !== undefined && `must not have “${String(twice)}” twice`,
        key === 'steps' && value.some(({ day }) => day > Number(days)) && `must not have a day after ${days}`,
        key === 'avatars' && value.length !== avatarCount && `must have ${avatarCount}`,
      ];
    }
    if (typeof value === 'number') {
      const isDay = Number.isInteger(value) && value >= 1 && value <= maxDay;
      return [/^days?$/.test(key) && !isDay && `must be a whole number from 1 to ${maxDay}`];
    }
    return typeof value === 'string' ? textMessages(key, value, isLive) : [];
  });
}

function textMessages(key: string, text: string, isLive: boolean) {
  const [pattern, message] = textRules[key] ?? anyText;
  const links = Array.from(text.matchAll(/\]\((.*?)\)/g), ([, url = '']) => url);
  // An error message shows an example, which is reserved for that.
  const isInvented = (reserved: RegExp) => isLive && key !== 'formatError' && reserved.test(text);
  return [
    !pattern.test(text) && message,
    ...links.map((url) => !link[0].test(url) && `must link to ${link[1].replace('must be ', '')} in place of ${url}`),
    isInvented(reservedDomain) && 'must not have a domain reserved for examples',
    isInvented(reservedPhone) && 'must not have a phone number reserved for drama',
  ];
}

function identityOf(item: unknown): unknown {
  const { id, email, src, name, title } = Object(item) as Readonly<Record<string, unknown>>;
  return id ?? email ?? src ?? name ?? title ?? item;
}
