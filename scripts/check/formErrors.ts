import { accountFieldNames, maxMessageBytes } from '../../components/lib/email/emailService';
import type { Form, FormField } from '../../content/contact';
import { errorLine } from '../lib/errorLines';

/** The fields that the specification requires, and reply_to. The email template has their names. */
const fixedFields = ['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'reply_to', 'message'];

/** Bytes of a character in most scripts. An emoji can have more, so the form counts the bytes of each message, too. */
const characterBytes = 3;

/** The form's outline can have so many parts (components/ContactForm/ProgressOutline). */
export const maxRequiredFields = 12;

/** @returns a line for each error that the types of the fields cannot say */
export function formErrors({ fields }: Form): string[] {
  const line = (place: string, value: unknown, message: string) =>
    errorLine('content/contact.ts', `contactForm.fields${place}`, value, message);
  const missing = fixedFields.filter((wanted) => !fields.some(({ name }) => name === wanted));
  const requiredCount = fields.filter((field) => field.required).length;
  const total = fields.reduce((sum, { maxCharacters }) => sum + maxCharacters, 0);
  const max = Math.floor(maxMessageBytes / characterBytes);
  return [
    ...missing.map((wanted) => line('', fields, `must have a field ${wanted}`)),
    ...[
      requiredCount > maxRequiredFields &&
        `must have at most ${maxRequiredFields} that are required, have ${requiredCount}`,
      total > max && `must have at most ${max} characters together, for the email service, have ${total}`,
    ].flatMap((message) => (message ? line('', fields, message) : [])),
    ...fields.flatMap((field, index) => {
      const { name, type, required, requiredError, formatError } = field;
      const usual = type === 'email' || fixedFields.includes(name) ? 'text' : type;
      const wanted = { reply_to: 'email', message: 'textarea' }[name] ?? usual;
      // A form in JavaScript has names such as “submit” for itself, and none with _.
      const isFree = /^(message|[a-z]+(_[a-z\d]+)+)$/.test(name) && !accountFieldNames.includes(name);
      const messages: Partial<Record<keyof FormField, string | false>> = {
        name: !isFree && `must be words with _ between them, and not ${accountFieldNames.join(', ')}`,
        type: type !== wanted && `must be ${wanted} for the field ${name}`,
        requiredError: required && !requiredError && 'must be given for a required field',
        formatError: /email|tel/.test(type) && !formatError && `must be given for a ${type}`,
      };
      return Object.entries(messages).flatMap(([key, message]) =>
        message ? line(`[${index}].${key}`, field[key as keyof FormField], message) : [],
      );
    }),
  ];
}
