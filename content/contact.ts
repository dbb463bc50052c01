import type { Address, ContactCopy, ContactPerson, OpeningHours } from './schema/contact';
import type { Form } from './schema/form';
import { office } from './about';
import { brand } from './brand';

export const contacts = [
  {
    role: 'Hiring',
    name: 'Meera Thistlewood',
    email: 'hiring@kithmere.example',
    phone: '+44 20 7946 0184',
  },
  {
    role: 'Looking for work',
    name: 'Jonah Adeyemi-Marsh',
    email: 'candidates@kithmere.example',
    phone: '+44 7700 900461',
  },
] as const satisfies readonly ContactPerson[];

export const address = {
  lines: [brand.legalName, 'Second floor, 9 Lanternmaker Yard', 'London SE1 0KM'],
  // The same in parts, for search engines
  street: 'Second floor, 9 Lanternmaker Yard',
  locality: office,
  postalCode: 'SE1 0KM',
  country: 'GB',
} as const satisfies Address;

/** When the telephone is answered, for search engines. */
export const openingHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
] as const satisfies readonly OpeningHours[];

export const contact = {
  title: 'Tell us who is missing',
  intro: 'Read by a consultant, not a filter. Answered within one working day.',
  panelTitle: 'Get in Touch',
  panelText: 'Rather talk? We answer from 8\u00a0am to 6\u00a0pm, London time, Monday to Friday.',
  addressTitle: 'London office',
} as const satisfies ContactCopy;

export const enquiryForm = {
  id: 'enquiry',
  label: 'Contact us',
  fields: [
    {
      name: 'first_name',
      label: 'First name',
      type: 'text',
      autoComplete: 'given-name',
      required: true,
      limit: 100,
      tooLong: 'First name must be 100 characters or fewer',
      requiredError: 'Enter your first name',
      half: true,
    },
    {
      name: 'last_name',
      label: 'Last name',
      type: 'text',
      autoComplete: 'family-name',
      required: true,
      limit: 100,
      tooLong: 'Last name must be 100 characters or fewer',
      requiredError: 'Enter your last name',
      half: true,
    },
    {
      name: 'company_name',
      label: 'Company name',
      type: 'text',
      autoComplete: 'organization',
      hint: 'Looking for work? Write “none”.',
      required: true,
      limit: 200,
      tooLong: 'Company name must be 200 characters or fewer',
      requiredError: 'Enter your company name, or “none” if you are looking for work',
      half: true,
    },
    {
      name: 'job_title',
      label: 'Job title',
      type: 'text',
      autoComplete: 'organization-title',
      hint: 'The one you have, or want next.',
      required: true,
      limit: 200,
      tooLong: 'Job title must be 200 characters or fewer',
      requiredError: 'Enter your job title',
      half: true,
    },
    {
      name: 'country_region',
      label: 'Country or region',
      type: 'text',
      autoComplete: 'country-name',
      hint: 'Where you are, or want to be.',
      required: true,
      limit: 100,
      tooLong: 'Country or region must be 100 characters or fewer',
      requiredError: 'Enter your country or region',
      half: true,
    },
    {
      name: 'reply_to',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      hint: 'Without it, we cannot write back.',
      required: false,
      limit: 254,
      tooLong: 'Email address must be 254 characters or fewer',
      malformed: 'Enter an email address with an @, like name@company.com, or leave it empty',
      half: true,
    },
    {
      name: 'message',
      label: 'Additional Information',
      type: 'textarea',
      autoComplete: 'off',
      required: true,
      limit: 10_000,
      tooLong: 'Additional information must be 10,000 characters or fewer',
      hint: 'Hiring: the role, the place, the date. Looking for work: what you do, and what you want next.',
      requiredError: 'Enter some additional information, such as the role to fill, or the job you want',
    },
  ],
  copy: {
    submit: 'Send message',
    privacyNote: {
      text: 'A consultant reads your message, to answer you. No mailing list, no scoring.',
      linkTitle: 'Privacy Policy',
    },
    honeypot: 'Leave this empty',
    loading: 'Loading...',
    sending: {
      title: 'Sending your message…',
      text: 'This takes a second or two. Please keep the page open.',
    },
    sent: {
      title: 'Thank you. Your message is with us.',
      text: 'A consultant will answer within one working day. If you left no email address, please ring us as well: the numbers are on this page.',
    },
    failures: {
      'timed-out': {
        title: 'We could not confirm that it was sent',
        text: 'There was no answer in time, so your message may or may not have reached us. Everything you typed is still here. Please check your connection before you send it again.',
      },
      offline: {
        title: 'You are offline',
        text: 'Nothing was sent and everything you typed is still here. Send it again once you are connected.',
      },
      network: {
        title: 'We lost the connection',
        text: 'It failed, or something in the browser blocked it, so your message has probably not reached us. Everything you typed is still here. Please try again in a moment.',
      },
      'rate-limited': {
        title: 'Our mailbox is busy',
        text: 'Too many messages arrived at once. Everything you typed is still here. Please wait a few seconds and send it again.',
      },
      refused: {
        title: 'Your message was not accepted',
        text: 'The service that carries our mail did not take it. The fault is on our side, and everything you typed is still here. Please try again in a few minutes.',
      },
      'suspected-robot': {
        title: 'Is a person writing this?',
        text: 'Something filled in a field that people do not see, perhaps an extension of your browser. The field is empty again, and everything you typed is still here. If you are a person, please send it once more.',
      },
    },
    alternativeContact: 'You can also reach us this way:',
    errorSummaryTitle: 'There is a problem',
    errorTitlePrefix: 'Error: ',
    errorPrefix: 'Error:',
    optional: '(optional)',
    required: 'Please fill in every field that is not marked optional.',
    withoutScript:
      'Your browser shows the single word “OK” when your message has arrived. Then go back one page to return here. You need not send it again.',
  },
} as const satisfies Form;
