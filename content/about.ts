import { brand } from './brand';
import type { Picture } from './picture';

export type Counter = {
  readonly heading: string;
  readonly title: string;
  /** What exactly is counted. */
  readonly note: string;
};

export type RegionId = 'uk-emea' | 'north-america' | 'apac';

/** The cities the map knows. */
export type CityId =
  | 'lisbon'
  | 'berlin'
  | 'warsaw'
  | 'dubai'
  | 'nairobi'
  | 'cape-town'
  | 'new-york'
  | 'toronto'
  | 'austin'
  | 'san-francisco'
  | 'bengaluru'
  | 'singapore'
  | 'hong-kong'
  | 'tokyo'
  | 'sydney';

export type City = {
  readonly id: CityId;
  readonly name: string;
};

export type Region = {
  readonly id: RegionId;
  readonly name: string;
  readonly text: string;
  /** Every city named here gets its arc from London on the map. */
  readonly cities: readonly City[];
};

export const about = {
  title: 'About Us',
  paragraphs: [
    `“Kith” is an old English word for the people you know. We founded ${brand.name} in ${brand.foundedYear} on the belief that the best hire is rarely a stranger: it is somebody that a person you trust has already worked beside.`,
    'So we keep in touch. Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is made of conversations, not of scraped profiles. Some of them began long before the firm did.',
  ],
  missionTitle: 'Our Mission',
  mission: 'To make hiring an engineer on the other side of the world feel like hiring a friend of a friend.',
  image: {
    src: '/images/about.svg',
    alt: 'A dotted globe turned towards Europe, Africa and Asia, with arcs running from London to the portraits of people on three continents.',
    width: 636,
    height: 504,
  } satisfies Picture,
  networkTitle: '20,000+ tech professionals',
  networkText: 'Thirteen of them agreed to be drawn.',
  regionsTitle: 'Where we work',
  countersLabel: `${brand.name} in numbers`,
} as const;

export const regions = [
  {
    id: 'uk-emea',
    name: 'UK & EMEA',
    text: 'Home ground. Banks, insurers and the scale-ups that unsettle them.',
    cities: [
      { id: 'lisbon', name: 'Lisbon' },
      { id: 'warsaw', name: 'Warsaw' },
      { id: 'dubai', name: 'Dubai' },
      { id: 'nairobi', name: 'Nairobi' },
      { id: 'cape-town', name: 'Cape Town' },
    ],
  },
  {
    id: 'north-america',
    name: 'North America',
    text: 'First European teams for American firms, and the other way about.',
    cities: [
      { id: 'new-york', name: 'New York' },
      { id: 'toronto', name: 'Toronto' },
      { id: 'austin', name: 'Austin' },
      { id: 'san-francisco', name: 'San Francisco' },
    ],
  },
  {
    id: 'apac',
    name: 'APAC',
    text: 'Platform, data and security people who hand over to London at tea time.',
    cities: [
      { id: 'bengaluru', name: 'Bengaluru' },
      { id: 'singapore', name: 'Singapore' },
      { id: 'hong-kong', name: 'Hong Kong' },
      { id: 'tokyo', name: 'Tokyo' },
      { id: 'sydney', name: 'Sydney' },
    ],
  },
] as const satisfies readonly Region[];

export const counters = [
  { heading: '10+', title: 'Years Experience', note: 'Each of us, before Kithmere and since.' },
  { heading: '20k+', title: 'Network', note: 'People who asked to be kept in mind.' },
  { heading: '500+', title: 'Successful Hires', note: 'Counted once they had stayed a year.' },
] as const satisfies readonly Counter[];
