import { z } from 'zod';

import { telephoneLink } from '../../components/ContactForm/telephoneLink';
import type { Picture } from '../../content/picture';

// The kinds of values content/ is made of, each with the words that say what it must be.

/** A record with the keys of its type and no others: a key that only one of the two knows does not compile. */
export function record<T>(shape: { readonly [Key in keyof T]-?: z.ZodType<T[Key]> }) {
  return z.strictObject(shape);
}

/** One of a union of words, given as keys so that none is forgotten when the union grows. */
export function oneOf<T extends string>(words: Readonly<Record<T, true>>): z.ZodType<T> {
  return z.enum(Object.keys(words) as T[]);
}

export function list<T>(item: z.ZodType<T>, least: number, most: number) {
  const error = `must be ${least === most ? least : `${least} to ${most}`}`;
  return z.array(item).min(least, error).max(most, error);
}

/** Words that have room for so many characters. */
export function words(most: number) {
  return z
    .string()
    .regex(/\S/, 'must not be empty')
    .max(most, { error: ({ input }) => `has ${String(input).length} characters, must have ${most} at most` });
}

export const id = z
  .string()
  .regex(/^[a-z][a-z\d-]*$/, 'must be small letters, digits and -, and begin with a letter, like job-matching');

export const email = z
  .email('must be an email address, like hiring@example.com')
  .max(60, 'must have 60 characters at most');

/** As it is read; the link is made from it. */
export const phone = z.string().refine((text) => /^\+\d+( \d+)+$/.test(text) && isTelephone(telephoneLink(text)), {
  error: 'must be + and the country’s number, then groups of digits with one space between them, like +44 20 7946 0184',
});

export const link = z.string().refine(isLink, 'must be #id, /path, https:, mailto: or tel:');

export const webAddress = z
  .string()
  .refine((text) => text.startsWith('https://') && isLink(text), 'must be an https: address');

export const day = z.iso.date('must be a day that exists, like 2026-11-02');

export const colour = z.string().regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a colour like #0a2926');

export const pathData = z.string().regex(/^[a-z\d\s,.-]*$/i, 'must be the d of an SVG path');

/** A picture whose place in the design has this size, in CSS pixels. */
export function picture(width: number, height: number, alt: z.ZodType<string>) {
  return record<Picture>({
    src: z.string().regex(/^\/images\/[\w/-]+\.(svg|png|jpe?g|webp|avif)$/i, {
      error: 'must be a file below public/, like /images/people/ada.jpg',
    }),
    alt,
    width: z.literal(width, `must be ${width}, the size of its place on the page`),
    height: z.literal(height, `must be ${height}, the size of its place on the page`),
  });
}

export const description = words(200);

export const noDescription = z.literal('', 'must be empty, since the words beside the picture say it all');

function isTelephone(address: string): boolean {
  return /^tel:\+\d{8,15}$/.test(address);
}

function isLink(text: string): boolean {
  return (
    /^#[\w-]+$|^\/(?!\/)[^\s\\]*$/.test(text) ||
    (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text)) ||
    (text.startsWith('mailto:') && email.safeParse(text.slice('mailto:'.length)).success) ||
    isTelephone(text)
  );
}
