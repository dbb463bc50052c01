import { z } from 'zod';

/* The kinds of values that records are made of. Each error message says what the value must be. */

export function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape).readonly();
}

export function list<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const error = `must have ${least === most ? least : `${least} to ${most}`} items`;
  return z.array(item).min(least, error).max(most, error).readonly();
}

/** Text of at most this many characters. */
export function text(most: number) {
  return z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(most, { error: ({ input }) => `has ${String(input).length} characters, must have at most ${most}` });
}

export function degrees(most: number) {
  const error = `must be degrees from -${most} to ${most}`;
  return z.number().min(-most, error).max(most, error);
}

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

export const webAddress = z
  .string()
  .refine((text) => text.startsWith('https://') && isLink(text), 'must be an https: address');

export const day = z.iso.date('must be a day that exists, like 2026-11-02');

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, like 09:00');

export const languageTag = z.string().refine(isLanguageTag, 'must be a language tag, like en-GB, de or pt-BR');

export const colour = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a colour like #0a2926');

export const pathData = z.string().regex(/^[a-z\d\s,.-]*$/i, 'must be SVG path data');

export const pictureFile = z
  .string()
  .regex(
    /^\/images\/[\w/-]+\.(svg|png|jpe?g|webp|avif)$/i,
    'must be a file below public/images/ of type svg, png, jpg, webp or avif, with a name of letters, digits, - and _, like /images/ada.jpg',
  );

function isLink(text: string): boolean {
  return (
    /^#[\w-]+$|^\/(?!\/)[^\s\\]*$/.test(text) ||
    (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text)) ||
    (text.startsWith('mailto:') && email.safeParse(text.slice('mailto:'.length)).success) ||
    /^tel:\+\d{8,15}$/.test(text)
  );
}

/** Whether the text is a language tag (BCP 47) in canonical letter case. */
function isLanguageTag(text: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/.test(text) && Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
