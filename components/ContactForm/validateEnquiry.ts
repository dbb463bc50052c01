import { type Enquiry, maxMessageBytes } from '@/components/lib/email/emailService';
import type { FormField } from '@/content/contact';

export type FieldError = {
  readonly name: string;
  readonly message: string;
};

/** Requires an @ and a domain with a dot. The pattern is loose, so that it rejects no real email address. */
const emailPattern = /^\S+@[^\s@]+\.[^\s@.]+$/;
/** Such as marks of direction, which address books put around what they copy. */
const invisible = /\p{Cf}/gu;

export function readEnquiry(form: HTMLFormElement, fields: readonly FormField[]): Enquiry {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = String(data.get(name) ?? '');
      return [name, type === 'email' ? value.replace(invisible, '') : value];
    }),
  );
}

/** Returns all errors of an enquiry in field order. A blank value counts as missing. */
export function validateEnquiry(fields: readonly FormField[], enquiry: Enquiry): FieldError[] {
  const values = Object.values(enquiry);
  const [longest] = values.toSorted((a, b) => bytesIn(b) - bytesIn(a));
  const isTooLarge = bytesIn(values.join('')) > maxMessageBytes;
  return fields.flatMap((field) => {
    const value = enquiry[field.name] ?? '';
    const message = isTooLarge && value === longest ? field.tooLongError : messageFor(field, value);
    return message ? [{ name: field.name, message }] : [];
  });
}

/** The check requires `requiredError` of a required field, and `formatError` of one for an email address. */
function messageFor(
  { type, required, maxCharacters, requiredError, unfinished, tooLongError, formatError }: FormField,
  value: string,
): string | undefined {
  const text = value.replace(invisible, '').trim();
  if (charactersIn(value, maxCharacters) > maxCharacters) {
    return tooLongError;
  }
  if (!text) {
    return required ? requiredError : undefined;
  }
  if (text === unfinished?.text) {
    return unfinished.error;
  }
  return type === 'email' && !emailPattern.test(text) ? formatError : undefined;
}

/**
 * The characters that a person sees: an emoji or a letter with accents is one, however many code units it has.
 * @param limit a text of fewer code units need not be counted
 */
function charactersIn(text: string, limit: number): number {
  return text.length <= limit ? text.length : [...new Intl.Segmenter().segment(text)].length;
}

function bytesIn(text: string): number {
  return new Blob([text]).size;
}
