import { z } from 'zod';

import {
  colour,
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
  record,
  time,
  webAddress,
  words,
} from './fields';

/*
 * The shape of every record in content/. Types are inferred from the schemas, and imported as types
 * only, so that no browser loads Zod. The numbers are what the design has room for on every screen.
 */

const thisYear = new Date().getFullYear();
const years = `must be a year from 1900 to ${thisYear}`;
/** Milliseconds. The style sheet AnimateOnScroll/animate-on-scroll.scss has a rule for each. */
const delays = [50, 100, 150, 200, 250, 300, 350, 400] as const;

const linkItem = record({ id, title: words(24), link });
const action = record({ title: words(24), link });
const notice = record({ title: words(60), text: words(240) });
const intro = record({ title: words(24), lead: words(120) });
/** A picture that says something. Its size is that of its place; see components/Picture/sizes.ts. */
const picture = record({ src: pictureFile, alt: words(200) });
const decoration = record({ src: pictureFile });
const updated = record({ label: words(40), date: day });

const city = record({
  name: words(13),
  /** Degrees; south is negative. */
  latitude: degrees(90),
  /** Degrees; west is negative. */
  longitude: degrees(180),
});

const region = record({
  id,
  name: words(20),
  text: words(100),
  /** Each gets an arc from the office on the map. */
  cities: list(city, 1, 6),
});

const counter = record({
  heading: words(5),
  title: words(24),
  /** What exactly is counted. */
  note: words(60),
});

const about = record({
  title: words(24),
  paragraphs: list(words(300), 1, 3),
  missionTitle: words(40),
  mission: words(140),
  image: picture,
  networkTitle: words(40),
  networkText: words(80),
  regionsTitle: words(40),
  countersLabel: words(80),
});

const brand = record({
  name: words(20),
  legalName: words(60),
  slogan: words(40),
  foundedYear: z.int().min(1900, years).max(thisYear, years),
});

const mark = record({
  /** Path data, drawn with a round line 11 units wide in the colour of the name beside it. */
  lines: pathData,
  /** Path data, filled with the accent. */
  shapes: pathData,
});

const colourName = z.enum([
  'page',
  'surface',
  'surface-sunk',
  'surface-accent',
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
  'rule-1',
  'rule-2',
  'rule-3',
]);

const colours = record({
  light: z.record(colourName, colour).readonly(),
  /** Those that differ where a visitor prefers dark pages. */
  dark: z.partialRecord(colourName, colour).readonly(),
});

const contactPerson = record({
  role: words(30),
  name: words(40),
  email,
  phone,
});

const address = record({
  /** As they are shown. */
  lines: list(words(48), 2, 6),
  // The same in parts, for search engines.
  /** Without the name of the firm, the town and the country. */
  street: words(100),
  locality: words(40),
  postalCode: words(12),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, like GB'),
});

const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const openingHours = record({ days: list(weekday, 1, 7), opens: time, closes: time });

/** The names that the email template receives. The first six are required of every visitor. */
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
  label: words(30),
  type: z.enum(['text', 'email', 'textarea']),
  autoComplete: words(40),
  required: z.boolean(),
  /** Characters, as the browser counts them (UTF-16 code units). */
  limit: z.int().min(1, 'must be 1 or more'),
  hint: words(120).exactOptional(),
  /** What to do, in the label's words, when the field is empty or blank. */
  missing: words(100).exactOptional(),
  /** What to do when there is more than the limit. */
  tooLong: words(100),
  /** What to do when the value has the wrong form. */
  malformed: words(100).exactOptional(),
  /** Field is half a row wide where there is room. */
  half: z.boolean().exactOptional(),
});

const contactCopy = record({
  title: words(40),
  intro: words(160),
  formLabel: words(40),
  panelTitle: words(30),
  panelText: words(160),
  addressTitle: words(30),
});

const count = words(60).includes('{count}', 'must have {count} where the number belongs');

const formCopy = record({
  submit: words(24),
  /** For the field with the longest limit, once it is nearly full. {count} stands for the number. */
  charactersLeft: count,
  charactersOver: count,
  /** The label of the honeypot, a field that only robots fill in. */
  honeypot: words(60),
  loading: words(60),
  sending: notice,
  sent: notice,
  /** In place of a form that broke. */
  stopped: notice,
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
  alternativeContact: words(60),
  errorSummaryTitle: words(40),
  errorTitlePrefix: words(24),
  errorPrefix: words(24),
  optional: words(24),
  /** Beside the field for the email address, for a visitor who has left it empty. */
  noReplyAddress: words(120),
  required: words(120),
  withoutScript: words(160),
});

const errorPages = record({
  title: words(40),
  notFound: record({ documentTitle: words(40), status: words(5), statusText: words(24), text: words(200) }),
  failed: record({ documentTitle: words(40), text: words(200), retry: words(24), unknown: words(40) }),
  home: action,
  contact: action,
});

const hero = record({
  eyebrow: words(60),
  title: words(60),
  text: words(200),
  callToAction: action,
  secondary: action,
});

const pageMetadata = record({ title: words(60), description: words(160) });

const metadata = record({
  /** Shown where a link to the site is shared. */
  image: record({
    url: z.string().regex(/^\/[\w/-]+\.(png|jpe?g)$/, 'must be a PNG or JPEG below public/, like /og.png'),
    alt: words(200),
  }),
  home: record({
    ...pageMetadata.unwrap().shape,
    /** The day on which the home page last changed, for search engines. */
    updated: day,
  }),
  privacy: pageMetadata,
});

const navigation = record({
  label: words(24),
  menuLabel: words(12),
  skipLabel: words(40),
  home: linkItem,
  links: list(linkItem, 1, 4),
  callToAction: linkItem,
});

const footer = record({
  linksLabel: words(24),
  links: list(linkItem, 1, 6),
  socialLabel: words(40),
  opensInNewTab: words(40),
  rights: words(60),
  logoAlt: words(20),
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

const socialItem = record({ id, title: words(24), icon: network, link: webAddress });

const documentSection = record({
  id,
  title: words(40),
  /** One paragraph each. */
  description: list(words(1000), 1, 12),
  list: list(words(300), 1, 20).exactOptional(),
});

const documentCopy = record({ title: words(60), lead: words(200), updated, contentsTitle: words(24) });

const documentPage = record({
  /** Its address: “imprint” is the page /imprint. */
  slug: id.refine((slug) => !['privacypolicy', 'index', 'images'].includes(slug), 'must not be an address in use'),
  ...documentCopy.unwrap().shape,
  /** What the footer calls it. */
  linkTitle: words(24),
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
  title: words(40),
  icon: serviceIcon,
  description: words(260),
  linkLabel: words(24),
  url: link,
  /** Milliseconds from 50 to 400, in steps of 50. */
  animationDelay: z.literal(delays),
  /** Milliseconds. The style sheet has a rule for 1000 only, which is the default. */
  animationDuration: z.literal(1000).exactOptional(),
});

const teamMember = record({
  id,
  name: words(40),
  designation: words(40),
  description: words(280),
  image: picture,
});

const testimonial = record({
  id,
  quote: words(240),
  name: words(40),
  role: words(60),
  image: picture,
});

/** What each file of content/ must export. */
export const schemas = {
  'content/about.ts': { about, office: city, regions: list(region, 1, 3), counters: list(counter, 1, 6) },
  'content/brand.ts': { brand, logoLinkLabel: words(80), mark },
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
    testimonialsTitle: words(60),
    quoteImage: decoration,
    testimonials: list(testimonial, 1, 6),
    avatars: list(decoration, 1, 13),
  },
} as const;

export type About = z.infer<typeof about>;
export type Action = z.infer<typeof action>;
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
export type LinkItem = z.infer<typeof linkItem>;
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
