import { brand, type Decoration, type Picture } from './site';

export type About = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly missionTitle: string;
  readonly mission: string;
  /** A person, in the ring that is empty in the hero. */
  readonly missionImage: Decoration;
  readonly image: Picture;
  readonly regionsTitle: string;
  readonly countersLabel: string;
};

export const about = {
  title: 'About Us',
  paragraphs: [
    '“Kith” is an old English word for the people you know.',
    `We founded ${brand.name} in ${brand.foundedYear} on the belief that the best hire is rarely a stranger: it is somebody a friend has worked beside.`,
    'So we keep in touch. Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is made of conversations, not scraped profiles. Eighteen of us keep them going, in nine languages.',
  ],
  missionTitle: 'Our Mission',
  mission: 'To make hiring an engineer on the other side of the world feel like hiring a friend of a friend.',
  missionImage: { src: '/images/people/found.svg' },
  image: {
    src: '/images/about.svg',
    alt: 'Two people over mugs: one has told a story, one laughs. The edge of their table is the line of the page.',
  },
  regionsTitle: 'Where we work',
  countersLabel: `${brand.name} in numbers`,
} as const satisfies About;

export type Region = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Each has an arc on the map, which is in components/sprite.svg. */
  readonly cities: readonly string[];
};

export const regions = [
  {
    id: 'uk-emea',
    name: 'UK & EMEA',
    text: 'Home ground. Banks, insurers and the scale-ups that unsettle them.',
    cities: ['Lisbon', 'Dubai', 'Nairobi', 'Cape Town'],
  },
  {
    id: 'north-america',
    name: 'North America',
    text: 'First European teams for American firms, and the other way about.',
    cities: ['New York', 'Toronto', 'Austin'],
  },
  {
    id: 'apac',
    name: 'APAC',
    text: 'Platform, data and security people who hand over to London at tea time.',
    cities: ['Bengaluru', 'Singapore', 'Tokyo', 'Sydney'],
  },
] as const satisfies readonly Region[];

/** `heading` is a figure, such as “500+”. */
export type Counter = { readonly heading: string; readonly title: string; readonly note: string };

export const counters = [
  { heading: '10+', title: 'Years Experience', note: 'Each of us, before Kithmere and since.' },
  { heading: '20k+', title: 'Network', note: 'People who asked to be kept in mind.' },
  { heading: '500+', title: 'Successful Hires', note: 'Counted once they had stayed a year.' },
] as const satisfies readonly Counter[];
