import { accountFieldNames } from '../../components/lib/email/emailService';
import type { Form, FormField } from '../../content/contact';
import { errorLine } from '../lib/errorLines';

/** The fields that the specification requires, and reply_to. The email template has their names. */
const fixedFields = ['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'reply_to', 'message'];

/** @returns a line for each error that the types of the fields cannot say */
export function formErrors({ fields }: Form): string[] {
  const line = (place: string, value: unknown, message: string) =>
    errorLine('content/contact.ts', `contactForm.fields${place}`, value, message);
  const missing = fixedFields.filter((wanted) => !fields.some(({ name }) => name === wanted));
  return [
    ...missing.map((wanted) => line('', fields, `must have a field ${wanted}`)),
    ...fields.flatMap((field, index) => {
      const { name, type, required, requiredError, formatError } = field;
      // A form in JavaScript has names such as “submit” for itself, and none with _.
      const isFree = /^(message|[a-z]+(_[a-z\d]+)+)$/.test(name) && !accountFieldNames.includes(name);
      const messages: Partial<Record<keyof FormField, string | false>> = {
        name: !isFree && `must be words with _ between them, and not ${accountFieldNames.join(', ')}`,
        requiredError: required && !requiredError && 'must be given for a required field',
        formatError: type === 'email' && !formatError && 'must be given for an email address',
      };
      return Object.entries(messages).flatMap(([key, message]) =>
        message ? line(`[${index}].${key}`, field[key as keyof FormField], message) : [],
      );
    }),
  ];
}
