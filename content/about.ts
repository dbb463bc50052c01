export type Picture = {
  /** A file under public/. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

export type Counter = {
  readonly heading: string;
  readonly title: string;
};

export type Region = {
  readonly id: 'uk-emea' | 'north-america' | 'apac';
  readonly name: string;
  readonly cities: string;
};

export const about = {
  title: 'About Us',
  paragraphs: [
    '“Kith” is an old English word for the people you know. We founded Kithmere in 2023 on the belief that the best hire is rarely a stranger: it is somebody that a person you trust has already worked beside.',
    'So we keep in touch. Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is made of conversations, not of scraped profiles, and each one has a named consultant who would recognise the voice.',
  ],
  missionTitle: 'Our Mission',
  mission: 'To make hiring an engineer on the other side of the world feel like hiring a friend of a friend.',
  image: {
    src: '/images/about.svg',
    alt: 'A dotted globe turned towards Europe, Africa and Asia, with arcs running from London to the portraits of people on three continents.',
    width: 636,
    height: 504,
  },
  networkTitle: '20,000+ tech professionals',
  networkText: 'Thirteen of them agreed to be drawn.',
  regionsTitle: 'Where we work',
  countersLabel: 'Kithmere in numbers',
} as const;

export const regions = [
  { id: 'uk-emea', name: 'UK & EMEA', cities: 'London, Lisbon, Berlin, Warsaw, Dubai, Nairobi, Cape Town' },
  { id: 'north-america', name: 'North America', cities: 'New York, Toronto, Austin, San Francisco' },
  { id: 'apac', name: 'APAC', cities: 'Bengaluru, Singapore, Hong Kong, Tokyo, Sydney' },
] as const satisfies readonly Region[];

export const counters = [
  { heading: '10+', title: 'Years Experience' },
  { heading: '20k+', title: 'Network' },
  { heading: '500+', title: 'Successful Hires' },
] as const satisfies readonly Counter[];
