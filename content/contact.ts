import type { team } from './team';

export type ContactPerson = {
  /** What links to it end with. */
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly invitation: string;
  readonly email: string;
  /** With the country calling code, and spaces between the groups of digits. */
  readonly phone: string;
  /** The id of the member in team.ts whose portrait is shown. */
  readonly member?: (typeof team)[number]['id'];
};

/** Whom the privacy policy names, and whose number whoever leaves no email gets. */
export const hiringContact = {
  id: 'hiring',
  role: 'Hiring',
  name: 'Meera Thistlewood',
  invitation: 'Hiring? Ask Meera.',
  email: 'hiring@kithmere.example',
  phone: '+44 20 7946 0184',
  member: 'managing-director',
} as const satisfies ContactPerson;

export const contacts = [
  hiringContact,
  {
    id: 'candidates',
    role: 'Looking for work',
    name: 'Jonah Adeyemi',
    invitation: 'Looking? Ask Jonah.',
    email: 'candidates@kithmere.example',
    phone: '+44 7700 900461',
    member: 'lead-consultant',
  },
] as const satisfies readonly ContactPerson[];

export type ContactContent = {
  /** Beside the station of the line. */
  readonly day: string;
  readonly title: string;
  readonly lead: string;
  readonly intro: string;
  /** After the answer of the hero, which is repeated above the form. */
  readonly nextQuestion: string;
  readonly panelTitle: string;
  readonly panelText: string;
};

export const contact = {
  day: 'Day 1: your turn.',
  title: 'Contact',
  lead: 'Tell us who is missing, or\u00a0which job you\u00a0want.',
  intro: 'Read by Meera or Jonah. Answered within one working day.',
  nextQuestion: 'By when?',
  panelTitle: 'Get in Touch',
  panelText: 'Weekdays, 8\u00a0am\u00a0to\u00a06\u00a0pm, London time.',
} as const satisfies ContactContent;

export type FormField = {
  /** Its name in the email template: two or more words with _ between them, such as phone_number. */
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** What the browser fills in. */
  readonly autoComplete: string;
  readonly hint?: string;
  readonly required: boolean;
  /** Of all fields at most 12,000: the email service accepts 51,200 bytes, and a character takes up to four. */
  readonly maxCharacters: number;
  /** For an empty field. A required field must have it. Like each error, it takes the place of the hint. */
  readonly requiredError?: string;
  /** A beginning, as the hero gives one, that says nothing yet: alone it is an error. */
  readonly unfinished?: { readonly text: string; readonly error: string };
  /** For a malformed value. A field for an email address must have it. */
  readonly formatError?: string;
  /** Where there is room for two fields in a row, it has a row of its own. */
  readonly wide?: true;
};

export type Notice = { readonly title: string; readonly text: string };

export type FormTexts = {
  readonly submit: string;
  /** Beside the button: what happens to a message, and the text of the link to the privacy policy. */
  readonly privacyNote: { readonly text: string; readonly linkTitle: string };
  /** The label of the honeypot, a field that only robots fill in. */
  readonly honeypot: string;
  readonly loading: string;
  /** While a message waits for the connection, and for the script that sends it. */
  readonly waiting: string;
  readonly sending: Notice;
  readonly sent: SentTexts;
  /** Why a message was not, or perhaps not, delivered. */
  readonly failures: {
    readonly 'timed-out': Notice;
    readonly offline: Notice;
    /** In place of that, once the browser is online. */
    readonly reconnected: Notice;
    readonly network: Notice;
    readonly 'rate-limited': Notice;
    /** By the email service, whatever its reason. */
    readonly refused: Notice;
    /** The honeypot was filled in. */
    readonly 'suspected-robot': Notice;
  };
  /** Before the other ways to write, after every failure. */
  readonly alternativeContact: string;
  /** Of a field: it replaces {label} and {max}. */
  readonly tooLongError: string;
  /** The labels of the fields follow. */
  readonly errorSummaryTitle: string;
  readonly errorTitlePrefix: string;
  readonly errorPrefix: string;
  readonly optional: string;
  /** What the browser shows when it has posted a message without scripts. */
  readonly withoutScript: string;
};

type SentTexts = Notice & {
  /** In place of the title, unless the first name is too long for a headline: it replaces {name}. */
  readonly titleWithName: string;
  /** If no email address was left, before our number. */
  readonly withoutEmail: string;
  /** What follows a message. */
  readonly nextDays: readonly Notice[];
  /** On the button that brings back the form. */
  readonly writeAnother: string;
};

export type FailureReason = keyof FormTexts['failures'];

export type Form = {
  /** Its name for screen readers. */
  readonly label: string;
  readonly fields: readonly FormField[];
  readonly texts: FormTexts;
};

export const contactForm = {
  label: 'Contact us',
  fields: [
    {
      name: 'first_name',
      label: 'First name',
      type: 'text',
      autoComplete: 'given-name',
      required: true,
      maxCharacters: 100,
      requiredError: 'Enter your first name',
    },
    {
      name: 'last_name',
      label: 'Last name',
      type: 'text',
      autoComplete: 'family-name',
      required: true,
      maxCharacters: 100,
      requiredError: 'Enter your last name',
    },
    {
      name: 'company_name',
      label: 'Company name',
      type: 'text',
      autoComplete: 'organization',
      hint: 'Or “none”.',
      required: true,
      maxCharacters: 200,
      requiredError: 'Enter it, or “none”',
    },
    {
      name: 'job_title',
      label: 'Job title',
      type: 'text',
      autoComplete: 'organization-title',
      hint: 'Your present one.',
      required: true,
      maxCharacters: 200,
      requiredError: 'Enter yours, or “none”',
    },
    {
      name: 'country_region',
      label: 'Country or region',
      type: 'text',
      autoComplete: 'country-name',
      required: true,
      maxCharacters: 100,
      requiredError: 'Enter your country',
    },
    {
      name: 'reply_to',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      hint: 'Or a number below.',
      required: false,
      maxCharacters: 254,
      formatError: 'Enter it like name@company.com',
    },
    {
      name: 'message',
      label: 'Additional Information',
      type: 'textarea',
      autoComplete: 'on',
      wide: true,
      required: true,
      maxCharacters: 10_000,
      hint: 'Who, where, when. Or your next job.',
      requiredError: 'Say who is missing, or your next job',
      unfinished: {
        text: 'We are missing',
        error: 'Finish it, such as “a data engineer”',
      },
    },
  ],
  texts: {
    submit: 'Send message',
    privacyNote: {
      text: 'No mailing list. No employer sees your name without your\u00a0yes.',
      linkTitle: 'Privacy Policy',
    },
    honeypot: 'Leave this empty',
    loading: 'Loading...',
    waiting: 'You are offline. Your message is safe here, and goes out once you are connected.',
    sending: {
      title: 'Sending your message…',
      text: 'Please keep the page open.',
    },
    sent: {
      title: 'Thank you.\nDay\u00a01 is\u00a0today.',
      titleWithName: 'Thank you, {name}.\nDay\u00a01 is\u00a0today.',
      text: 'Your message is with us.',
      withoutEmail:
        'You left no email, so we will ring the\u00a0number in\u00a0it. No\u00a0number? Please ring\u00a0us:',
      nextDays: [
        { title: 'Day\u00a02', text: 'Meera or Jonah answers. Weekends do\u00a0not count.' },
        { title: 'Day\u00a07', text: 'People or roles that fit, or a\u00a0plain “not\u00a0yet”.' },
      ],
      writeAnother: 'Write another message',
    },
    failures: {
      'timed-out': {
        title: 'We could not confirm that it was sent',
        text: 'There was no answer in time, so your message may or may not have reached us. Everything you typed is still here. Please check your connection, then send it again: twice does no harm.',
      },
      offline: {
        title: 'You are offline',
        text: 'Nothing was sent and everything you typed is still here. Send it again once you are connected.',
      },
      reconnected: {
        title: 'You are connected again',
        text: 'Nothing was sent yet and everything you typed is still here. Please send it again.',
      },
      network: {
        title: 'We lost the connection',
        text: 'The connection broke, or something blocked it, so your message has probably not reached us. Everything you typed is still here. Please try again in a moment.',
      },
      'rate-limited': {
        title: 'Our mailbox is busy',
        text: 'Too many messages arrived at once. Everything you typed is still here. Please wait a few seconds and send it again.',
      },
      refused: {
        title: 'We could not take your message',
        text: 'The fault is on our side: the service that carries our mail refused it. Everything you typed is still here. Please try again in a few minutes.',
      },
      'suspected-robot': {
        title: 'Please send it once more',
        text: 'Something filled in a hidden field that only robots use, perhaps an extension of your browser. We have emptied it, and everything you typed is still here.',
      },
    },
    alternativeContact: 'You can also reach us this way:',
    tooLongError: '{label} must be {max} characters or fewer',
    errorSummaryTitle: 'Please complete or correct:',
    errorTitlePrefix: 'Error: ',
    errorPrefix: 'Error:',
    optional: '(optional)',
    withoutScript:
      'Your browser shows the word “OK” once your message has arrived. Go back one page to return here; do not send it again.',
  },
} as const satisfies Form;
