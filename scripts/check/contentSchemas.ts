import { z } from 'zod';

import { places } from '../../components/WorldMap/world';
import type { City, CityId, Counter, Region, RegionId } from '../../content/about';
import type { Mark } from '../../content/brand';
import type { Contact, FailureReason, Field, FieldName, FormCopy, Notice } from '../../content/contact';
import type { LinkItem, SocialItem } from '../../content/navigation';
import type { PrivacySection } from '../../content/privacy';
import type { Service, ServiceIcon } from '../../content/services';
import type { TeamMember, Testimonial } from '../../content/team';
import type { content } from './contentFiles';
import { colourSchema } from './contrast';
import {
  day,
  description,
  email,
  id,
  link,
  list,
  noDescription,
  oneOf,
  pathData,
  phone,
  picture,
  record,
  webAddress,
  words,
} from './fieldSchemas';

/** The type of a record without the words it happens to hold now. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer Item)[]
        ? readonly Widened<Item>[]
        : { readonly [Key in keyof T]: Widened<T[Key]> };

type Content = typeof content;

/** One for everything that a file exports. */
type Schemas = { readonly [File in keyof Content]: { readonly [Name in keyof Content[File]]: z.ZodType } };

/** The records of one file that have no type of their own. */
type In<File extends keyof Content> = Widened<Content[File]>;

const thisYear = new Date().getFullYear();
const years = `must be a year from 1900 to ${thisYear}`;
/** Those the style sheet knows; see styles/animate-on-scroll.scss. */
const delays = [50, 100, 150, 200, 250, 300, 350, 400];
const linkItem = { id, title: words(24), link };
const way = { title: words(24), link };
const notice = record<Notice>({ title: words(60), text: words(240) });

/** What each file of content/ must hold. The numbers are what the design has room for, on every screen. */
export const schemas = {
  'content/about.ts': {
    about: record<In<'content/about.ts'>['about']>({
      title: words(24),
      paragraphs: list(words(300), 1, 3),
      missionTitle: words(40),
      mission: words(140),
      image: picture(636, 504, description),
      networkTitle: words(40),
      networkText: words(80),
      regionsTitle: words(40),
      countersLabel: words(80),
    }),
    regions: list(
      record<Region>({
        id: oneOf<RegionId>({ 'uk-emea': true, 'north-america': true, apac: true }),
        name: words(20),
        text: words(100),
        cities: list(record<City>({ id: z.enum(Object.keys(places) as CityId[]), name: words(13) }), 1, 6),
      }),
      1,
      3,
    ),
    counters: list(record<Counter>({ heading: words(5), title: words(24), note: words(60) }), 1, 6),
  },
  'content/brand.ts': {
    brand: record<In<'content/brand.ts'>['brand']>({
      name: words(20),
      legalName: words(60),
      slogan: words(40),
      foundedYear: z.int().min(1900, years).max(thisYear, years),
    }),
    logoLinkLabel: words(80),
    mark: record<Mark>({ lines: pathData, shapes: pathData }),
  },
  'content/colours.ts': {
    colours: colourSchema,
  },
  'content/contact.ts': {
    contacts: list(record<Contact>({ role: words(30), name: words(40), email, phone }), 1, 4),
    address: record<In<'content/contact.ts'>['address']>({
      lines: list(words(48), 2, 6),
      locality: words(12),
      postalCode: words(12),
      country: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, like GB'),
    }),
    fields: list(
      record<Field>({
        name: oneOf<FieldName>({
          first_name: true,
          last_name: true,
          company_name: true,
          job_title: true,
          country_region: true,
          message: true,
          reply_to: true,
        }),
        label: words(30),
        type: oneOf<Field['type']>({ text: true, email: true, textarea: true }),
        autoComplete: words(40),
        required: z.boolean(),
        limit: z.int().min(1, 'must be 1 or more'),
        hint: words(120).exactOptional(),
        missing: words(100).exactOptional(),
        tooLong: words(100),
        malformed: words(100).exactOptional(),
        half: z.boolean().exactOptional(),
      }),
      7,
      7,
    ),
    contact: record<In<'content/contact.ts'>['contact']>({
      title: words(40),
      intro: words(160),
      formLabel: words(40),
      panelTitle: words(30),
      panelText: words(160),
      addressTitle: words(30),
    }),
    formCopy: record<FormCopy>({
      submit: words(24),
      charactersLeft: words(60).includes('{count}', 'must have {count} where the number belongs'),
      charactersOver: words(60).includes('{count}', 'must have {count} where the number belongs'),
      honeypot: words(60),
      loading: words(60),
      sending: notice,
      sent: notice,
      stopped: notice,
      failures: record<Record<FailureReason, Notice>>({
        'timed-out': notice,
        offline: notice,
        network: notice,
        'rate-limited': notice,
        'too-large': notice,
        refused: notice,
        'server-error': notice,
        'not-configured': notice,
        'not-loaded': notice,
      }),
      otherWay: words(60),
      errorSummaryTitle: words(40),
      errorTitlePrefix: words(24),
      errorPrefix: words(24),
      optional: words(24),
      required: words(120),
      withoutScript: words(160),
    }),
  },
  'content/errors.ts': {
    errorPages: record<In<'content/errors.ts'>['errorPages']>({
      title: words(40),
      notFound: record({ documentTitle: words(40), status: words(5), statusText: words(24), text: words(200) }),
      failed: record({ documentTitle: words(40), text: words(200), retry: words(24), unknown: words(40) }),
      home: record(way),
      contact: record(way),
    }),
  },
  'content/hero.ts': {
    hero: record<In<'content/hero.ts'>['hero']>({
      eyebrow: words(60),
      title: words(60),
      text: words(200),
      callToAction: record(way),
      secondary: record(way),
    }),
  },
  'content/metadata.ts': {
    language: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'must be a language and a country, like en-GB'),
    metadata: record<In<'content/metadata.ts'>['metadata']>({
      image: record({
        url: z.string().regex(/^\/[\w/-]+\.(png|jpe?g)$/, 'must be a PNG or JPEG below public/, like /og.png'),
        width: z.literal(1200, 'must be 1200'),
        height: z.literal(630, 'must be 630'),
        alt: description,
      }),
      home: record({ title: words(60), description: words(160), updated: day }),
      privacy: record({ title: words(60), description: words(160) }),
    }),
  },
  'content/navigation.ts': {
    navigation: record<In<'content/navigation.ts'>['navigation']>({
      label: words(24),
      menuLabel: words(12),
      skipLabel: words(40),
      home: record<LinkItem>(linkItem),
      links: list(record<LinkItem>(linkItem), 1, 4),
      callToAction: record<LinkItem>(linkItem),
    }),
    footer: record<In<'content/navigation.ts'>['footer']>({
      linksLabel: words(24),
      links: list(record<LinkItem>(linkItem), 1, 6),
      socialLabel: words(40),
      opensInNewTab: words(40),
      rights: words(60),
      logoAlt: words(20),
    }),
    socials: list(
      record<SocialItem>({
        ...linkItem,
        icon: oneOf<SocialItem['icon']>({ facebook: true, x: true, instagram: true, linkedin: true, youtube: true }),
        link: webAddress,
      }),
      1,
      6,
    ),
  },
  'content/privacy.ts': {
    privacy: record<In<'content/privacy.ts'>['privacy']>({
      title: words(60),
      lead: words(200),
      updated: record({ label: words(40), date: day }),
      contentsTitle: words(24),
    }),
    privacySections: list(
      record<PrivacySection>({
        id,
        title: words(40),
        description: list(words(1000), 1, 12),
        list: list(words(300), 1, 20).exactOptional(),
      }),
      1,
      30,
    ),
  },
  'content/services.ts': {
    servicesIntro: record<In<'content/services.ts'>['servicesIntro']>({ title: words(24), lead: words(120) }),
    services: list(
      record<Service>({
        id,
        title: words(40),
        icon: oneOf<ServiceIcon>({
          sourcing: true,
          screening: true,
          matching: true,
          placements: true,
          executive: true,
          insights: true,
          support: true,
          inclusion: true,
        }),
        description: words(260),
        linkLabel: words(24),
        url: link,
        animationDelay: z.literal(delays),
        animationDuration: z.literal(1000),
      }),
      1,
      16,
    ),
  },
  'content/team.ts': {
    teamIntro: record<In<'content/team.ts'>['teamIntro']>({ title: words(24), lead: words(120) }),
    team: list(
      record<TeamMember>({
        id,
        name: words(40),
        designation: words(40),
        description: words(280),
        image: picture(201, 201, description),
      }),
      1,
      8,
    ),
    testimonialsTitle: words(60),
    quoteImage: picture(64, 48, noDescription),
    testimonials: list(
      record<Testimonial>({
        id,
        quote: words(240),
        name: words(40),
        role: words(60),
        image: picture(96, 96, description),
      }),
      1,
      6,
    ),
    avatars: list(picture(64, 64, noDescription), 1, 13),
  },
} satisfies Schemas;
