import { z } from 'zod';

/* The kinds of values that records are made of. Each error message says what the value must be. */

export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape).readonly();
}

export function list<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const error = `must have ${min} to ${max} items`;
  return z
    .array(item)
    .min(min, error)
    .max(max, error)
    .readonly()
    .superRefine(rules((items) => unique(items.map((value, index) => ({ path: [index], value })))));
}

export type Rule = readonly [isRight: boolean, path: PropertyKey[], message: string];

/** For `superRefine`: rules that compare values. They apply once each value by itself is right. */
export function rules<Value>(rulesOf: (value: Value) => Rule[]) {
  return (value: Value, { addIssue }: z.core.$RefinementCtx<Value>) =>
    rulesOf(value).forEach(([isRight, path, message]) => isRight || addIssue({ code: 'custom', path, message }));
}

/** The keys that identify an item of a list. The first one that an item has is used. */
const identities = ['language', 'id', 'slug', 'email', 'src', 'name', 'title'];

/** No two items may have the same identity. */
export function unique(items: readonly { readonly path: PropertyKey[]; readonly value: unknown }[]): Rule[] {
  const seen = new Set<unknown>();
  return items.map(({ path, value }) => {
    const item = Object(value) as Record<string, unknown>;
    const key = identities.find((name) => item[name] !== undefined);
    const identity = key ? item[key] : value;
    const isFirst = !seen.has(identity);
    seen.add(identity);
    return [isFirst, key ? [...path, key] : path, 'must be unique in its list'];
  });
}

/**
 * Control characters, halves of a character, private characters and noncharacters, the sign for a character that could
 * not be read, and controls that change the direction of the text after them. Some make the page crash; none is visible.
 */
const unusable = /[^\P{Cc}\t\n]|[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufffd\u202a-\u202e\u2066-\u2069]/u;

/** HTML and Markdown, which a page shows as they are written. */
const markup = /<\/?[a-z][^<>]*>|&(#\w+|[a-z]+\d*);|\*\*|\]\(/i;

/** `[words](/url)` */
const namedLinks = /\[[^[\]]+\]\(([^()\s]+)\)/g;

/** Text of at most this many characters. */
export function text(max: number) {
  return characters(max).refine((text) => !markup.test(text), {
    error: ({ input }) => {
      const [found] = markup.exec(String(input)) ?? [];
      return `must be plain text, without ${found}${found === '](' ? ': only the sections of pages take links' : ''}`;
    },
  });
}

/** Text with links. */
export function linkedText(max: number) {
  return characters(max).superRefine(
    rules((text) => {
      const [found] = markup.exec(text.replace(namedLinks, '')) ?? [];
      const urls = Array.from(text.matchAll(namedLinks), ([, url = '']) => url);
      return [
        [!found, [], `must be plain text and links like [words](/url), without ${found}`],
        ...urls.map((url): Rule => [
          isLink(url),
          [],
          `must link to #id, /path, https:, mailto: or tel: in place of ${url}`,
        ]),
      ];
    }),
  );
}

function characters(max: number) {
  return z
    .string()
    .regex(/[^\s\p{Default_Ignorable_Code_Point}]/u, { error: 'must not be empty', abort: true })
    .max(max, { error: ({ input }) => `has ${String(input).length} characters, must have at most ${max}` })
    .refine((text) => !unusable.test(text), 'must not have an invisible or damaged character');
}

export function milliseconds(min: number, max: number) {
  const error = `must be milliseconds from ${min} to ${max}`;
  return z.int().min(min, error).max(max, error);
}

/** A number of days, or the number of a day. */
export const days = z.int().min(1, 'must be 1 or more').max(365, 'must be at most 365');

export const id = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/, 'must be lowercase letters, digits and -, and begin with a letter, like job-matching');

export const email = z
  .email('must be an email address, like hiring@example.com')
  .max(60, 'must have at most 60 characters');

/** As people read it. The tel: link is made from it. */
export const phone = z
  .string()
  .refine((text) => /^\+\d+( \d+)+$/.test(text) && /^\+\d{8,15}$/.test(text.replaceAll(' ', '')), {
    error:
      'must be + and the country calling code, then groups of digits with one space between them, like +44 20 7946 0184',
  });

export const link = z.string().refine(isLink, 'must be #id, /path, https:, mailto: or tel:');

export const httpsUrl = z
  .string()
  .refine((text) => text.startsWith('https://') && isLink(text), 'must be an https: URL');

export const day = z.iso.date('must be a day that exists, like 2026-11-02');

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time of day, like 09:00', abort: true });

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

export const languageTag = z.string().refine(isLanguageTag, {
  error: 'must be a language tag, like en-GB, de or pt-BR, of a language and a country that exist',
  abort: true,
});

/** The country in an address. */
export const country = z.string().refine(isCountry, 'must be a country code of two letters (ISO 3166), like GB');

/** Empty, or begins with a move. */
export const pathData = z
  .string()
  .regex(/^(\s*m[mlhvcsqtaze\d\s,.+-]*)?$/i, 'must be SVG path data, like M10 70L40 10');

/** Values of the HTML attribute `autocomplete` that a form of a business may ask for. */
export const autofill = z.enum(
  (
    'name honorific-prefix given-name additional-name family-name organization organization-title street-address ' +
    'address-level1 address-level2 country country-name postal-code language url tel email impp on off'
  ).split(' '),
);

export const pictureFile = z
  .string()
  .regex(
    /^\/images\/[\w/-]+\.(svg|png|jpe?g|webp|avif)$/i,
    'must be a file below public/images/ of type svg, png, jpg, webp or avif, with a name of letters, digits, - and _, like /images/ada.jpg',
  );

/** The Open Graph image. Not every service that shows links reads other formats. */
export const pngFile = z.string().regex(/^\/[\w/-]+\.png$/, 'must be a PNG below public/, like /og.png');

// Records that several subjects have:

export const action = record({ title: text(24), link });

export const intro = record({ title: text(24), lead: text(120) });

/** A picture that is not decorative. Its size is that of its place; see components/Picture/sizes.ts. */
export const picture = record({
  src: pictureFile,
  alt: text(200),
  /** The edge of a photograph from which nothing is cropped. */
  focus: z.enum(['top', 'right', 'bottom', 'left']).exactOptional(),
});
export const decoration = record({ src: pictureFile });

/** The description of a portrait must name the person. */
export const named = rules(({ name, image }: { readonly name: string; readonly image?: Picture }) =>
  image ? [[isNamed(name, image.alt), ['image', 'alt'], `must name ${name}`]] : [],
);

/** Whether a text has this number, as in “10,000 characters”, and no other. */
export function hasNumber(text: string, number: number): boolean {
  return text.replace(/\D/g, '') === String(number);
}

export type Decoration = z.infer<typeof decoration>;
export type Intro = z.infer<typeof intro>;
export type Picture = z.infer<typeof picture>;

function isLink(text: string): boolean {
  return (
    !unusable.test(text) &&
    (/^#[\w-]+$|^\/(?!\/)[^\s\\]*$/.test(text) ||
      (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && isUrl(text)) ||
      (text.startsWith('mailto:') && email.safeParse(text.slice('mailto:'.length).replace(/\?\S+$/, '')).success) ||
      /^tel:\+\d{8,15}$/.test(text))
  );
}

/** URL.canParse of Node 20 and 22 refuses letters outside ASCII once it has been called some thousand times. */
function isUrl(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Whether the text is a language tag (BCP 47) in canonical form, of a language and a country that have names. */
function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text && languageNames.of(text) !== undefined;
  } catch {
    return false;
  }
}

function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && isLanguageTag(`en-${text}`);
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
