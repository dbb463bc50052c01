import type { Field, FieldName } from '@/scripts/schemas/content';

/** The visitor's unchanged input, by field name. */
export type Enquiry = Readonly<Record<FieldName, string>>;

export type FieldError = {
  readonly name: FieldName;
  readonly message: string;
};

/** Requires an @ and a domain with a dot. The pattern is loose, so that it rejects no real address. */
const emailPattern = /^\S+@[^\s@]+\.[^\s@]+$/;

/** Returns all errors of an enquiry in field order. A blank value counts as missing. */
export function validateEnquiry(fields: readonly Field[], enquiry: Enquiry): FieldError[] {
  return fields.flatMap(({ name, type, required, limit, missing, tooLong, malformed }) => {
    const value = enquiry[name].trim();
    if (enquiry[name].length > limit) {
      return [{ name, message: tooLong }];
    }
    if (required && !value) {
      return missing ? [{ name, message: missing }] : [];
    }
    if (type === 'email' && value && !emailPattern.test(value)) {
      return malformed ? [{ name, message: malformed }] : [];
    }
    return [];
  });
}
