import type { Field, FieldName } from '@/scripts/schemas/content';

/** What a visitor typed, by field, exactly as typed. */
export type Enquiry = Readonly<Record<FieldName, string>>;

export type FieldError = {
  readonly name: FieldName;
  readonly message: string;
};

/** Something, an @, and a dotted something: enough to catch a slip, too little to refuse a real address. */
const emailShape = /^\S+@[^\s@]+\.[^\s@]+$/;

/** Every fault of an enquiry in the order of the fields; empty when it can be sent. Blank counts as empty. */
export function validateEnquiry(fields: readonly Field[], enquiry: Enquiry): FieldError[] {
  return fields.flatMap(({ name, type, required, limit, missing, tooLong, malformed }) => {
    const value = enquiry[name].trim();
    if (enquiry[name].length > limit) {
      return [{ name, message: tooLong }];
    }
    if (required && !value) {
      return missing ? [{ name, message: missing }] : [];
    }
    if (type === 'email' && value && !emailShape.test(value)) {
      return malformed ? [{ name, message: malformed }] : [];
    }
    return [];
  });
}
