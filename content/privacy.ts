import { addressText } from './address';
import { contactForm, hiringContact } from './contact';
import { brand, type PageMetadata } from './site';

type PolicySection = {
  /** Also the end of its URL. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs. [words](/url) becomes a link. */
  readonly description: readonly string[];
  /** With links, too. */
  readonly list?: readonly string[];
};

export type PrivacyPolicyContent = {
  readonly metadata: PageMetadata;
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, such as 2026-11-02. */
  readonly updated: { readonly label: string; readonly date: string };
  readonly contentsTitle: string;
  readonly sections: readonly PolicySection[];
};

const { email, phone } = hiringContact;

export const privacy = {
  title: `Privacy Policy for ${brand.name}`,
  lead: 'The short version: this website knows nothing about you until you send us a message, and then it knows only what you typed.',
  updated: { label: 'Last changed on', date: '2026-11-02' },
  contentsTitle: 'On this page',
  metadata: {
    title: `Privacy Policy for ${brand.name}`,
    description:
      'What this website collects (the contact form you choose to send, nothing else), where it goes, how long we keep it and what you can ask of us.',
  },
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      description: [
        `${brand.legalName} (“${brand.name}”, “we”) is an IT recruitment and talent solutions consultancy in London. For the personal data described here we are the controller under the UK General Data Protection Regulation and the Data Protection Act 2018.`,
        `This policy covers this website and what you send us through it. Once we begin to work together, as a client or as a candidate, we give you a second, longer notice about that work before we ask you for anything more.`,
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      description: ['If you send the contact form, we receive what you typed into it, and nothing besides:'],
      list: contactForm.fields.map(({ label, required }) => (required ? label : `${label}, if you choose to give it`)),
    },
    {
      id: 'data-collection-methods',
      title: 'Data Collection Methods',
      description: [
        `There is one way in: the contact form on the home page, when you press “${contactForm.texts.submit}”. Until that moment nothing you type leaves your device: your browser keeps a draft for this one tab, so that a reload loses nothing. It forgets the draft when this page has sent the message, or when you close the tab.`,
        'We set no cookies. We run no analytics, no advertising pixels and no embedded content from other companies, and this site makes no request to any other host before you send the form. The company that hosts these pages keeps ordinary server logs (address, time, page) for security, as every web host does; we do not join them to anything else.',
      ],
    },
    {
      id: 'purpose-of-data-collection',
      title: 'Purpose of Data Collection',
      description: ['We use what you send for three things:'],
      list: [
        'to answer you',
        'to judge whether we can fill your role, or find you one, and to tell you so',
        'to keep a record of what was asked and what was promised',
      ],
    },
    {
      id: 'data-usage',
      title: 'Data Usage',
      description: [
        'A consultant reads your message. No automated system scores it, ranks it or decides anything about you. Our lawful basis is our legitimate interest in answering people who write to us and, where you ask us for a service, the steps that come before a contract.',
        'If you are a candidate, your name and CV go to an employer only after you have said yes to that employer, by name. We do not add you to a mailing list because you wrote to us.',
      ],
    },
    {
      id: 'data-protection',
      title: 'Data Protection',
      description: [
        'Messages travel encrypted (HTTPS) to our email service and from there to a mailbox that two people can open. Both sign in with a hardware key.',
      ],
      list: [
        'Laptops and telephones that hold our mail are encrypted and can be wiped from afar.',
        'We review who has access every three months, and on the day somebody leaves.',
        'If a breach puts you at risk, we tell you and the Information Commissioner’s Office within 72 hours of finding it.',
      ],
    },
    {
      id: 'data-retention',
      title: 'Data Retention',
      description: ['We keep a message no longer than we need it:'],
      list: [
        'a message that leads to nothing: deleted 12 months after our last reply',
        'a message that leads to a contract: kept with that contract for six years after it ends, as tax and company law require',
        'a message sent to us by mistake: deleted as soon as we notice',
      ],
    },
    {
      id: 'third-party-disclosure',
      title: 'Third-Party Disclosure',
      description: [
        'The form is delivered by EmailJS, an email service which acts as our processor: it passes your message on to our mailbox. Our mailbox is kept by a mail provider under the same kind of contract. If either handles data outside the United Kingdom, it does so under the UK’s international data transfer agreement or an adequacy decision.',
        'We sell nothing to anyone. We disclose data to others only when a court or the law obliges us to, and we tell you when we are allowed to.',
      ],
    },
    {
      id: 'data-subject-rights',
      title: 'Data Subject Rights',
      description: ['You can ask us at any time, free of charge, to:'],
      list: [
        'show you what we hold about you, and give you a copy to take elsewhere',
        'correct it',
        'delete it',
        'stop using it, or use it for less, while we look into an objection',
      ],
    },
    {
      id: 'changes-to-the-privacy-policy',
      title: 'Changes to the Privacy Policy',
      description: [
        'When we change this policy we change the date at its head. If a change affects something you have already sent us, we write to you first, at the address you gave.',
        `Questions, requests and complaints: [${email}](mailto:${email}), [${phone.replaceAll(' ', '\u00a0')}](tel:${phone.replaceAll(' ', '')}), or by post to ${addressText}. If our answer does not satisfy you, you can complain to the Information Commissioner’s Office ([ico.org.uk](https://ico.org.uk)).`,
      ],
    },
  ],
} as const satisfies PrivacyPolicyContent;
