import type { Field } from '@/content/contact';

/** The visitor's input, by field name. */
export type Enquiry = Readonly<Record<string, string>>;

export type FieldError = {
  readonly name: string;
  readonly message: string;
};

/** Requires an @ and a domain with a dot. The pattern is loose, so that it rejects no real email address. */
const emailPattern = /^\S+@[^\s@]+\.[^\s@.]+$/;
/** Requires four digits, and allows what people write around them: +44 (0)20/7946-0184 ext. 12, ０３ー１２３４ー５６７８ */
const telephonePattern = /^(?=(\P{Nd}*\p{Nd}){4})([\p{Nd}\p{Pd}\s+()[\]./,:;#*＋（）ー]|ext|x)+$/iu;
/** Address books put marks of direction around what they copy. */
const invisible = /\p{Cf}/gu;
const patterns: Readonly<Partial<Record<Field['type'], RegExp>>> = { email: emailPattern, tel: telephonePattern };

export function readEnquiry(form: HTMLFormElement, fields: readonly Field[]): Enquiry {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = String(data.get(name) ?? '');
      return [name, type in patterns ? value.replace(invisible, '') : value];
    }),
  );
}

/** Returns all errors of an enquiry in field order. A blank value counts as missing. */
export function validateEnquiry(fields: readonly Field[], enquiry: Enquiry): FieldError[] {
  return fields.flatMap((field) => {
    const message = errorOf(field, enquiry[field.name] ?? '');
    return message ? [{ name: field.name, message }] : [];
  });
}

/** The check requires `requiredError` of a required field, and `formatError` of one with a pattern. */
function errorOf(
  { type, required, maxCharacters, requiredError, tooLongError, formatError }: Field,
  value: string,
): string | undefined {
  const text = value.trim();
  if (value.length > maxCharacters) {
    return tooLongError;
  }
  if (!text) {
    return required ? requiredError : undefined;
  }
  return patterns[type]?.test(text) === false ? formatError : undefined;
}
