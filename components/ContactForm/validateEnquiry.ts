import type { Field } from '@/content/schema/contact';

/** The visitor's unchanged input, by field name. */
export type Enquiry = Readonly<Record<string, string>>;

export type FieldError = {
  readonly name: string;
  readonly message: string;
};

/** Requires an @ and a domain with a dot. The pattern is loose, so that it rejects no real email address. */
const emailPattern = /^\S+@[^\s@]+\.[^\s@]+$/;

export function readEnquiry(form: HTMLFormElement, fields: readonly Field[]): Enquiry {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Returns all errors of an enquiry in field order. A blank value counts as missing. */
export function validateEnquiry(fields: readonly Field[], enquiry: Enquiry): FieldError[] {
  return fields.flatMap((field) => {
    const message = errorOf(field, enquiry[field.name] ?? '');
    return message ? [{ name: field.name, message }] : [];
  });
}

/** A required field always has `requiredError`, and an email field `malformed`: the check of the content requires them. */
function errorOf(
  { type, required, limit, requiredError, tooLong, malformed }: Field,
  value: string,
): string | undefined {
  const text = value.trim();
  if (value.length > limit) {
    return tooLong;
  }
  if (!text) {
    return required ? requiredError : undefined;
  }
  return type === 'email' && !emailPattern.test(text) ? malformed : undefined;
}
