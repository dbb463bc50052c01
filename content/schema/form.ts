import { z } from 'zod';

import { autofill, hasNumber, id, list, record, type Rule, rules, text } from './fields';

/** The ids of the home page and of every page. */
const pageIds = ['hero', 'service', 'about', 'team', 'contact', 'main', 'menu', 'last'];

/** Names that the request to the email service has for itself. */
const serviceNames = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** The email template receives it. It is also an id, and has no name that a form in JavaScript has, such as “submit”. */
const fieldName = z
  .string()
  .regex(/^(message|[a-z]+(_[a-z\d]+)+)$/, 'must be two or more lowercase words with _ between them, like phone_number')
  .refine(
    (name) => !serviceNames.includes(name),
    `must not be ${serviceNames.join(', ')}: the email service has these`,
  );

const field = record({
  name: fieldName,
  label: text(30),
  type: z.enum(['text', 'email', 'tel', 'textarea']),
  autoComplete: autofill,
  required: z.boolean(),
  /** Characters, as the browser counts them (UTF-16 code units). */
  limit: z.int().min(1, 'must be 1 or more'),
  hint: text(120).exactOptional(),
  /** The error message for an empty or blank field. It uses the words of the label. */
  requiredError: text(100).exactOptional(),
  tooLong: text(100),
  /** The error message for a malformed value: an email address without an @, or a telephone number with other words. */
  malformed: text(100).exactOptional(),
  /** Half a row wide, where there is room. */
  half: z.boolean().exactOptional(),
}).superRefine(
  rules(({ type, required, limit, requiredError, tooLong, malformed }) => [
    [hasNumber(tooLong, limit), ['tooLong'], `must name the limit, ${limit}, and no other number`],
    [Boolean(requiredError || !required), ['requiredError'], 'must be given, since the field is required'],
    [
      Boolean(malformed || !/email|tel/.test(type)),
      ['malformed'],
      `must be given, since the type of the field is ${type}`,
    ],
  ]),
);

const notice = record({ title: text(60), text: text(240) });

const copy = record({
  submit: text(24),
  /** Beside the button: what happens to a message, and the text of the link to the privacy policy. */
  privacyNote: record({ text: text(120), linkTitle: text(24) }),
  /** The label of the honeypot, a field that only robots fill in. */
  honeypot: text(60),
  loading: text(60),
  sending: notice,
  sent: notice,
  /** Why a message was not, or perhaps not, delivered. */
  failures: record({
    'timed-out': notice,
    offline: notice,
    network: notice,
    'rate-limited': notice,
    /** By the email service, whatever its reason. */
    refused: notice,
    /** The honeypot was filled in. */
    'suspected-robot': notice,
  }),
  /** Introduces the other way to write, after every failure. */
  alternativeContact: text(60),
  errorSummaryTitle: text(40),
  errorTitlePrefix: text(24),
  errorPrefix: text(24),
  optional: text(24),
  required: text(120),
  /** What the browser shows when it has posted a message without scripts. The visitor sees it again on coming back. */
  withoutScript: text(160),
});

/** Bytes that the email service accepts in one message, and bytes that one character can need. */
const [messageBytes, characterBytes] = [50 * 1024, 3];
const maxCharacters = Math.floor(messageBytes / characterBytes);

/** A form that is sent through the email service. */
export const form = record({
  /** Unique in the site: ids of its elements and the draft in the browser begin with it. */
  id: id.refine((id) => !pageIds.includes(id), `must not be ${pageIds.join(', ')}: the page itself has these ids`),
  /** Its name for screen readers. */
  label: text(40),
  /** The template at EmailJS. Without it, that of the settings. */
  templateId: z
    .string()
    .regex(/^(?!service_)[\w-]+$/, 'must be the id of a template at EmailJS, like template_careers')
    .exactOptional(),
  fields: list(field, 1, 12),
  copy,
}).superRefine(
  rules(({ fields }) => {
    const total = fields.reduce((sum, { limit }) => sum + limit, 0);
    const message = `must have limits of at most ${maxCharacters} in total, because the email service accepts no more, has ${total}`;
    const filledIn = fields.map(({ autoComplete }) => autoComplete);
    return [
      [total <= maxCharacters, ['fields'], message],
      ...filledIn.map((one, index): Rule => {
        const isOwn = ['on', 'off'].includes(one) || filledIn.indexOf(one) === index;
        return [isOwn, ['fields', index, 'autoComplete'], 'must differ from that of every earlier field, or be off'];
      }),
    ];
  }),
);

export type FailureReason = keyof FormCopy['failures'];
export type Field = z.infer<typeof field>;
export type Form = z.infer<typeof form>;
export type FormCopy = z.infer<typeof copy>;
export type Notice = z.infer<typeof notice>;
