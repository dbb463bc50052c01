import { z } from 'zod';

import {
  autofill,
  colour,
  country,
  day,
  degrees,
  email,
  id,
  languageTag,
  link,
  list,
  pathData,
  phone,
  pictureFile,
  pngFile,
  record,
  text,
  time,
  webAddress,
} from './fields';

/*
 * The shape of every record in content/. Types are inferred from the schemas, and imported as types
 * only, so that no browser loads Zod. The limits are what the design has room for on every screen.
 */

const thisYear = new Date().getFullYear();
const years = `must be a year from 1900 to ${thisYear}`;
/** Milliseconds. The style sheet AnimateOnScroll/animate-on-scroll.scss has a rule for each. */
const delays = [50, 100, 150, 200, 250, 300, 350, 400] as const;

const linkItem = record({ id, title: text(24), link });
const action = record({ title: text(24), link });
const notice = record({ title: text(60), text: text(240) });
const intro = record({ title: text(24), lead: text(120) });
/** A picture that is not decorative. Its size is that of its place; see components/Picture/sizes.ts. */
const picture = record({ src: pictureFile, alt: text(200) });
const decoration = record({ src: pictureFile });
const updated = record({ label: text(40), date: day });

const city = record({
  name: text(13),
  /** Degrees; south is negative. */
  latitude: degrees(90),
  /** Degrees; west is negative. */
  longitude: degrees(180),
});

const placement = record({
  role: text(32),
  /** One of the cities of the region. */
  city: text(13),
  /** From the first call to the signature. */
  time: text(12),
});

const region = record({
  id,
  name: text(20),
  text: text(100),
  /** Each gets an arc from the office on the map. */
  cities: list(city, 1, 6),
  /** Shown beside the map. */
  placement: placement.exactOptional(),
});

const counter = record({
  heading: text(5),
  title: text(24),
  /** What exactly is counted. */
  note: text(60),
});

const about = record({
  title: text(24),
  paragraphs: list(text(300), 1, 3),
  missionTitle: text(40),
  mission: text(140),
  image: picture,
  networkTitle: text(40),
  networkText: text(80),
  regionsTitle: text(40),
  countersLabel: text(80),
});

const brand = record({
  name: text(20),
  legalName: text(60),
  slogan: text(40),
  foundedYear: z.int().min(1900, years).max(thisYear, years),
});

const mark = record({
  /** Path data, drawn with a round line 11 units wide in the colour of the name beside it. */
  lines: pathData,
  /** Path data, filled with the accent. */
  shapes: pathData,
  /** Where the drawing begins, from the left. The header and the footer align it with the texts. 10 if absent. */
  left: z.number().min(10).max(40).exactOptional(),
});

const colourName = z.enum([
  'page',
  'surface',
  'surface-sunk',
  'text',
  'text-soft',
  'accent',
  'action',
  'action-hover',
  'on-action',
  'line',
  'field-line',
  'focus',
  'error',
  'success',
  'surface-inverse',
  'surface-inverse-deep',
  'on-inverse',
  'on-inverse-soft',
  'on-inverse-accent',
  'on-inverse-line',
  'on-inverse-control',
  'map-dots',
  'region-1',
  'region-2',
  'region-3',
]);

const colours = record({
  light: z.record(colourName, colour).readonly(),
  /** The colours that differ in the dark theme. */
  dark: z.partialRecord(colourName, colour).readonly(),
});

const contactPerson = record({
  role: text(30),
  name: text(40),
  email,
  phone,
});

const address = record({
  /** As they are shown. */
  lines: list(text(48), 2, 6),
  // The same in parts, for search engines.
  /** Without the name of the firm, the town and the country. */
  street: text(100),
  locality: text(40),
  postalCode: text(12),
  country,
});

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const openingHours = record({ days: list(weekday, 1, 7), opens: time, closes: time });

/** The names that the email template receives. Only reply_to may be optional; see crossFieldRules.ts. */
const fieldName = z.enum([
  'first_name',
  'last_name',
  'company_name',
  'job_title',
  'country_region',
  'message',
  'reply_to',
]);

const field = record({
  name: fieldName,
  label: text(30),
  type: z.enum(['text', 'email', 'textarea']),
  autoComplete: autofill,
  required: z.boolean(),
  /** Characters, as the browser counts them (UTF-16 code units). */
  limit: z.int().min(1, 'must be 1 or more'),
  hint: text(120).exactOptional(),
  /** The error message for an empty or blank field. It uses the words of the label. */
  missing: text(100).exactOptional(),
  /** The error message for a value longer than the limit. */
  tooLong: text(100),
  /** The error message for a malformed value, such as an email address without an @. */
  malformed: text(100).exactOptional(),
  /** Field is half a row wide where there is room. */
  half: z.boolean().exactOptional(),
});

const contactCopy = record({
  title: text(40),
  intro: text(160),
  formLabel: text(40),
  panelTitle: text(30),
  panelText: text(160),
  addressTitle: text(30),
});

const count = text(60).includes('{count}', 'must have {count} where the number belongs');

const formCopy = record({
  submit: text(24),
  /** Beside the button: what happens to a message. */
  afterSending: text(120),
  /** For the textarea, once it is nearly full. {count} is replaced by the number. */
  charactersLeft: count,
  charactersOver: count,
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
    'too-large': notice,
    refused: notice,
    'server-error': notice,
    'not-configured': notice,
    /** The honeypot was filled in. */
    'suspected-robot': notice,
  }),
  /** Introduces the other way to write, after every failure. */
  alternativeContact: text(60),
  errorSummaryTitle: text(40),
  errorTitlePrefix: text(24),
  errorPrefix: text(24),
  optional: text(24),
  /** Beside the field for the email address, for a visitor who has left it empty. */
  noReplyAddress: text(120),
  required: text(120),
  /** What the browser shows when it has posted a message without scripts. The visitor sees it again on coming back. */
  withoutScript: text(160),
});

const errorPages = record({
  title: text(40),
  notFound: record({ documentTitle: text(40), status: text(5), statusText: text(24), text: text(200) }),
  home: action,
  contact: action,
});

const hero = record({
  eyebrow: text(60),
  title: text(60),
  text: text(200),
  callToAction: action,
  secondary: action,
  /** Above the placements of the regions, if there are any. */
  placementsTitle: text(40),
  /** Only for screen readers: what the placements’ checkboxes do, and a word for the arrow between two cities. */
  placementsHint: text(40),
  placementTo: text(12),
  /** Below the placements. */
  missing: action,
});

const pageMetadata = record({ title: text(60), description: text(160) });

const metadata = record({
  /** The Open Graph image. */
  image: record({
    url: pngFile,
    alt: text(200),
  }),
  home: record({
    ...pageMetadata.unwrap().shape,
    /** The day on which the home page last changed, for search engines. */
    updated: day,
  }),
  privacy: pageMetadata,
});

const navigation = record({
  label: text(24),
  menuLabel: text(12),
  skipLabel: text(40),
  home: record({
    ...linkItem.unwrap().shape,
    link: z.enum(['/', '/#hero'], 'must be / or /#hero, the top of the home page'),
  }),
  links: list(linkItem, 1, 4),
  callToAction: record({ ...linkItem.unwrap().shape, link: z.literal('/#contact', 'must be /#contact, the form') }),
});

const footer = record({
  linksLabel: text(24),
  links: list(linkItem, 1, 6),
  socialLabel: text(40),
  opensInNewTab: text(40),
  rights: text(60),
  logoAlt: text(20),
});

const network = z.enum([
  'bluesky',
  'facebook',
  'github',
  'instagram',
  'linkedin',
  'mastodon',
  'threads',
  'tiktok',
  'whatsapp',
  'x',
  'xing',
  'youtube',
]);

const socialItem = record({ id, title: text(24), icon: network, link: webAddress });

/** The ids that every page of text has. The build adds “last”; see rewritePage.ts. */
const pageIds = ['main', 'menu', 'document-title', 'contents-title', 'last'];

const documentSection = record({
  id: id.refine((id) => !pageIds.includes(id), `must not be ${pageIds.join(', ')}: the page itself has these ids`),
  title: text(40),
  /** One paragraph each. */
  description: list(text(1000), 1, 12),
  list: list(text(300), 1, 20).exactOptional(),
});

const documentCopy = record({ title: text(60), lead: text(200), updated, contentsTitle: text(24) });

const documentPage = record({
  /** Its address: “imprint” is the page /imprint. */
  slug: id.refine((slug) => !['privacypolicy', 'index', 'images'].includes(slug), 'must not be an address in use'),
  ...documentCopy.unwrap().shape,
  /** The text of its link in the footer. */
  linkTitle: text(24),
  metadata: pageMetadata,
  sections: list(documentSection, 1, 30),
});

const serviceIcon = z.enum([
  'sourcing',
  'screening',
  'matching',
  'placements',
  'executive',
  'insights',
  'support',
  'inclusion',
]);

const service = record({
  id,
  title: text(40),
  icon: serviceIcon,
  description: text(260),
  linkLabel: text(24),
  url: link,
  /** Milliseconds from 50 to 400, in steps of 50. */
  animationDelay: z.literal(delays),
  /** Milliseconds. The style sheet has this duration only. */
  animationDuration: z.literal(1000).exactOptional(),
});

const teamMember = record({
  id,
  name: text(40),
  designation: text(40),
  description: text(280),
  image: picture,
});

const testimonial = record({
  id,
  /** Large text above the quote, such as a figure from it. */
  highlight: text(24).exactOptional(),
  quote: text(240),
  name: text(40),
  role: text(60),
  image: picture,
});

/** What each file of content/ must export. */
export const schemas = {
  'content/about.ts': { about, office: city, regions: list(region, 1, 3), counters: list(counter, 1, 6) },
  'content/brand.ts': { brand, logoLinkLabel: text(80), mark },
  'content/colours.ts': { colours },
  'content/contact.ts': {
    contacts: list(contactPerson, 1, 4),
    address,
    openingHours: list(openingHours, 0, 7),
    fields: list(field, 7, 7),
    contact: contactCopy,
    formCopy,
  },
  'content/errors.ts': { errorPages },
  'content/hero.ts': { hero },
  'content/metadata.ts': { language: languageTag, metadata },
  'content/navigation.ts': { navigation, footer, socials: list(socialItem, 1, 6) },
  'content/pages.ts': { pages: list(documentPage, 0, 6) },
  'content/privacy.ts': { privacy: documentCopy, privacySections: list(documentSection, 1, 30) },
  'content/services.ts': { servicesIntro: intro, services: list(service, 1, 16) },
  'content/team.ts': {
    teamIntro: intro,
    team: list(teamMember, 1, 8),
    testimonialsTitle: text(60),
    quoteImage: decoration,
    testimonials: list(testimonial, 1, 6),
    avatars: list(decoration, 1, 13),
  },
} as const;

export type About = z.infer<typeof about>;
export type Address = z.infer<typeof address>;
export type Brand = z.infer<typeof brand>;
export type City = z.infer<typeof city>;
export type Colour = z.infer<typeof colourName>;
export type Colours = z.infer<typeof colours>;
export type ContactCopy = z.infer<typeof contactCopy>;
export type ContactPerson = z.infer<typeof contactPerson>;
export type Counter = z.infer<typeof counter>;
export type Decoration = z.infer<typeof decoration>;
export type DocumentCopy = z.infer<typeof documentCopy>;
export type DocumentPage = z.infer<typeof documentPage>;
export type DocumentSection = z.infer<typeof documentSection>;
export type ErrorPages = z.infer<typeof errorPages>;
export type FailureReason = keyof FormCopy['failures'];
export type Field = z.infer<typeof field>;
export type FieldName = z.infer<typeof fieldName>;
export type Footer = z.infer<typeof footer>;
export type FormCopy = z.infer<typeof formCopy>;
export type Hero = z.infer<typeof hero>;
export type Intro = z.infer<typeof intro>;
export type Mark = z.infer<typeof mark>;
export type Metadata = z.infer<typeof metadata>;
export type Navigation = z.infer<typeof navigation>;
export type Network = z.infer<typeof network>;
export type Notice = z.infer<typeof notice>;
export type OpeningHours = z.infer<typeof openingHours>;
export type PageMetadata = z.infer<typeof pageMetadata>;
export type Picture = z.infer<typeof picture>;
export type Region = z.infer<typeof region>;
export type Service = z.infer<typeof service>;
export type ServiceIcon = z.infer<typeof serviceIcon>;
export type SocialItem = z.infer<typeof socialItem>;
export type TeamMember = z.infer<typeof teamMember>;
export type Testimonial = z.infer<typeof testimonial>;
