import type { Enquiry } from '@/components/lib/email/emailService';
import type { Form, FormField } from '@/content/contact';

export type FieldError = {
  readonly name: string;
  readonly message: string;
};

/** Requires an @ and a domain with a dot. The pattern is loose, so that it rejects no real email address. */
const emailPattern = /^\S+@[^\s@]+\.[^\s@.]+$/;
/** Such as marks of direction, which address books put around what they copy, and no address has. */
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
export function validateEnquiry({ fields, texts }: Form, enquiry: Enquiry): FieldError[] {
  return fields.flatMap((field) => {
    const message = messageFor(field, enquiry[field.name] ?? '', texts.tooLongError);
    return message ? [{ name: field.name, message }] : [];
  });
}

/** The check requires `requiredError` of a required field, and `formatError` of one for an email address. */
function messageFor(
  { label, type, required, maxCharacters, requiredError, unfinished, formatError }: FormField,
  value: string,
  tooLongError: string,
): string | undefined {
  const text = value.trim();
  if ([...value].length > maxCharacters) {
    return tooLongError.replace('{label}', label).replace('{max}', maxCharacters.toLocaleString('en-GB'));
  }
  if (!text) {
    return required ? requiredError : undefined;
  }
  if (text === unfinished?.text) {
    return unfinished.error;
  }
  return type === 'email' && !emailPattern.test(text) ? formatError : undefined;
}
