import { z } from 'zod';

import { ownRoutes } from '../../app/_site/ownRoutes';
import { linkParts } from '../../components/LinkedText/linkParts';
import { layOutMap } from '../../components/WorldMap/mapLayout.build';
import { records as aboutRecords } from '../../content/schema/about';
import { link, time } from '../../content/schema/fields';
import { type ContentValue, itemsOf, type Path, valueAt, valuesIn } from './contentValues';
import { contrastErrors } from './contrast';

export type ContentError = { readonly path: Path; readonly message: string };

/** Bytes that the email service accepts in one message, and bytes that one character can need. */
const [messageBytes, characterBytes] = [50 * 1024, 3];
/** Characters in all links of the navigation bar that fit in one line from 992 px on. */
export const barCharacters = 48;
/** The keys that identify an item of a list. The first one that an item has is used. */
const identities = ['language', 'id', 'slug', 'email', 'src', 'name', 'title'];

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

/** What looks like a link and is none, and what it must look like. */
const misspeltLinks: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]*[\p{L}\d]@[\p{L}\d]\S*/u, 'an email address like hiring@example.com'],
  [/\b(?:http:\/\/|www\.)\S+/i, 'a URL like https://example.com'],
  [/\+\d(?:[\s()./-]*\d){7,}/, 'a telephone number like +44 20 7946 0184'],
];

const titled = z.looseObject({ title: z.string() });
const named = z.looseObject({ name: z.string() });
const hasNumber = (text: string, number: number) => text.replace(/\D/g, '') === String(number);

/** Rules that compare fields of one object. Each runs on every object that has these keys. */
const rules = [
  rule({ name: z.string(), image: z.looseObject({ alt: z.string() }) }, ({ name, image }) =>
    unless(isNamed(name, image.alt), ['image', 'alt'], `must name ${name}`),
  ),
  rule({ limit: z.int().min(1), tooLong: z.string() }, ({ limit, tooLong }) =>
    unless(hasNumber(tooLong, limit), ['tooLong'], `must name the limit, ${limit}, and no other number`),
  ),
  rule({ required: z.literal(true), requiredError: z.never().optional() }, () =>
    unless(false, ['requiredError'], 'must be given, since the field is required'),
  ),
  rule({ description: z.array(z.string()) }, ({ description, list }) =>
    valuesIn({ description, list }).flatMap(({ path, value }) =>
      typeof value === 'string' ? misspeltLinkErrors(value).map((message) => ({ path, message })) : [],
    ),
  ),
  rule({ slug: z.string() }, ({ slug }) =>
    unless(!ownRoutes().includes(slug), ['slug'], 'must not be a path in use: app/ has a page there'),
  ),
  rule({ opens: time, closes: time }, ({ opens, closes }) =>
    unless(opens < closes, ['closes'], `must be later than ${opens}, when the day begins`),
  ),
  rule({ type: z.enum(['email', 'tel']), malformed: z.never().optional() }, ({ type }) =>
    unless(false, ['malformed'], `must be given, since the type of the field is ${type}`),
  ),
  rule({ enquiryForm: z.looseObject({ fields: z.array(named) }) }, ({ enquiryForm: { fields } }) => {
    const path = ['enquiryForm', 'fields'];
    const missing = Object.keys(fixedFields).filter((wanted) => !fields.some(({ name }) => name === wanted));
    return [
      ...unless(missing.length === 0, path, `must have a field ${missing.join(', ')}`),
      ...fields.flatMap(({ name, type, required }, index) => {
        const wanted = fixedFields[name] ?? (type === 'email' ? 'text' : type);
        const isOptional = required !== false || (fixedFields[name] ?? 'email') === 'email';
        return [
          ...unless(type === wanted, [...path, index, 'type'], `must be ${wanted} for the field ${name}`),
          ...unless(
            isOptional,
            [...path, index, 'required'],
            `must be true: nobody can answer a message without ${name}`,
          ),
        ];
      }),
    ];
  }),
  rule({ fields: z.array(z.looseObject({ limit: z.number() })) }, ({ fields }) => {
    const total = fields.reduce((sum, { limit }) => sum + limit, 0);
    const max = Math.floor(messageBytes / characterBytes);
    const message = `must have limits of at most ${max} in total, because the email service accepts no more, has ${total}`;
    return unless(total <= max, ['fields'], message);
  }),
  rule({ lines: z.array(z.string()), street: z.string(), locality: z.string(), postalCode: z.string() }, (address) => {
    const isShown = (part: string) => address.lines.some((line) => line.includes(part));
    return (['street', 'locality', 'postalCode'] as const).flatMap((key) =>
      unless(
        address[key].split(', ').every(isShown),
        [key],
        'must also be in address.lines, whole or split at its commas',
      ),
    );
  }),
  rule({ links: z.array(titled), callToAction: titled }, ({ links, callToAction }) => {
    const total = [...links, callToAction].reduce((sum, { title }) => sum + title.length, 0);
    const message = `must have at most ${barCharacters} characters in total, with callToAction, to fit in one line, has ${total}`;
    return unless(total <= barCharacters, ['links'], message);
  }),
  rule({ footer: z.looseObject({ links: z.array(z.looseObject({ link: z.string() })) }) }, ({ footer: { links } }) =>
    unless(
      links.some(({ link }) => link === '/privacypolicy'),
      ['footer', 'links'],
      'must have a link to /privacypolicy',
    ),
  ),
  rule(
    { language: z.string(), metadata: z.looseObject({ alternates: z.array(z.looseObject({ language: z.string() })) }) },
    ({ language, metadata }) =>
      metadata.alternates.flatMap((alternate, index) => {
        const path = ['metadata', 'alternates', index, 'language'];
        return unless(alternate.language !== language, path, `must not be the language of this site, ${language}`);
      }),
  ),
  rule({ regions: z.array(z.looseObject({ cities: z.array(z.unknown()) })) }, ({ regions }) =>
    duplicates(regions.flatMap(({ cities }, region) => itemsOf(cities, ['regions', region, 'cities']))),
  ),
  rule({ cities: z.array(named), placement: z.looseObject({ city: z.string() }) }, ({ cities, placement }) => {
    const isCity = cities.some(({ name }) => name === placement.city);
    return unless(isCity, ['placement', 'city'], 'must be the name of one of the region’s cities');
  }),
  rule(
    { days: z.int(), time: z.string(), steps: z.array(z.looseObject({ day: z.int() })) },
    ({ days, time, steps }) => [
      ...unless(hasNumber(time, days), ['time'], `must name the days, ${days}, and no other number`),
      ...steps.flatMap(({ day }, index) => {
        const first = (steps[index - 1]?.day ?? 0) + 1;
        const message = `must be a day from ${first}, after the step before, to ${days}, the last day`;
        return unless(day >= first && day <= days, ['steps', index, 'day'], message);
      }),
    ],
  ),
  rule({ office: aboutRecords.office, regions: aboutRecords.regions }, (about) =>
    layOutMap(about.regions, about.office).cities.flatMap(({ city, region, obstacle }) => {
      const index = about.regions[region ?? 0]?.cities.indexOf(city) ?? 0;
      const place = region === undefined ? ['office', 'name'] : ['regions', region, 'cities', index, 'name'];
      return unless(!obstacle, place, `has no room on the map beside “${obstacle?.name}”: leave one out, or set label`);
    }),
  ),
  rule({ colours: z.looseObject({ light: z.looseObject({}), dark: z.looseObject({}) }) }, ({ colours }) =>
    contrastErrors(colours.light, colours.dark).map(({ path, message }) => ({ path: ['colours', ...path], message })),
  ),
];

export function crossFieldErrors(exported: unknown): ContentError[] {
  return valuesIn(exported).flatMap(({ path, value }) => [
    ...(Array.isArray(value) ? duplicates(itemsOf(value, path)) : []),
    ...(typeof value === 'string' ? linkErrors(value).map((message) => ({ path, message })) : []),
    ...rules.flatMap((find) => find(value)).map((error) => ({ ...error, path: [...path, ...error.path] })),
  ]);
}

function rule<Shape extends z.ZodRawShape>(
  shape: Shape,
  errorsOf: (record: z.infer<z.ZodObject<Shape, z.core.$loose>>) => ContentError[],
): (value: unknown) => ContentError[] {
  const schema = z.looseObject(shape);
  return (value) => {
    const { data } = schema.safeParse(value);
    return data ? errorsOf(data) : [];
  };
}

function unless(isRight: boolean, path: Path, message: string): ContentError[] {
  return isRight ? [] : [{ path, message }];
}

/**
 * Whether the text has a word of the name, which may end otherwise: many languages inflect names. Accents may change,
 * too. Short words, and words like “van”, are in other texts as well, so only the whole name counts then.
 */
function isNamed(name: string, text: string): boolean {
  const plain = (value: string) => value.normalize('NFD').replace(/\p{M}/gu, '');
  const wordsOf = (value: string) => plain(value).match(/\p{L}+/gu) ?? [];
  const stems = wordsOf(name)
    .filter((word) => word.length > 2 && !/^\p{Ll}/u.test(word))
    .map((word) => word.slice(0, Math.max(2, word.length - 2)));
  return plain(text).includes(plain(name)) || wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)));
}

function linkErrors(text: string): string[] {
  return linkParts(text).flatMap((part) =>
    typeof part === 'string' || link.safeParse(part.url).success
      ? []
      : `must link to #id, /path, https:, mailto: or tel: in place of ${part.url}`,
  );
}

/** Of a text in which email addresses, URLs and telephone numbers become links. */
function misspeltLinkErrors(text: string): string[] {
  return linkParts(text).flatMap((part) =>
    misspeltLinks.flatMap(([pattern, wanted]) =>
      (typeof part === 'string' ? (pattern.exec(part) ?? []) : []).map(
        (found) => `must have ${wanted} in place of ${found}`,
      ),
    ),
  );
}

function duplicates(items: readonly ContentValue[]): ContentError[] {
  const seen = new Set<unknown>();
  return items.flatMap(({ path, value }) => {
    const key = identities.find((name) => valueAt(value, [name]) !== undefined);
    const identity = key ? valueAt(value, [key]) : value;
    const isDuplicate = seen.has(identity);
    seen.add(identity);
    return isDuplicate ? [{ path: key ? [...path, key] : path, message: 'must be unique in its list' }] : [];
  });
}
