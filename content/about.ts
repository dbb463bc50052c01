import { brand } from './site';
import type { Decoration, PictureRecord, RegionId } from './types';

export type AboutContent = {
  readonly title: string;
  /** The first is the headline. */
  readonly paragraphs: readonly [string, ...string[]];
  /** A branch of the line becomes the edge of the table in it (About.module.scss). */
  readonly image: PictureRecord;
};

export const about = {
  title: 'About Us',
  paragraphs: [
    '“Kith” is an old English word for the people you know.',
    `We founded ${brand.name} in ${brand.foundedYear} because the best hire is\u00a0rarely a\u00a0stranger.`,
    'Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America came with us: eighteen people, ten years each, two or three new names a week.',
  ],
  image: {
    src: '/images/about.svg',
    alt: 'Two people over mugs: one has told a story, one laughs. The edge of their table is the line of the page.',
  },
} as const satisfies AboutContent;

export type LineMapContent = {
  readonly lead: string;
  /** What a solid line means, and a broken one. */
  readonly key: readonly [solid: string, broken: string, note: string];
  /** The interchange. */
  readonly office: City;
  /** Each has a colour (styles/base.scss) and a place on the map (LineMap.module.scss). */
  readonly regions: readonly [Region, Region, Region];
};

type Region = {
  readonly id: RegionId;
  readonly name: string;
  readonly text: string;
  /** Those nearest to London by time zone first. */
  readonly cities: readonly City[];
};

export type City = {
  readonly name: string;
  /** In winter, at nine in London. */
  readonly time: string;
};

export const lineMap = {
  lead: 'Nine in London, tea\u00a0time in\u00a0Singapore.',
  key: ['Office hours there', 'Too early or late', 'All in winter.'],
  office: { name: 'London', time: '09:00' },
  regions: [
    {
      id: 'uk-emea',
      name: 'UK & EMEA',
      text: 'Banks, and those who unsettle them.',
      cities: [
        { name: 'Lisbon', time: '09:00' },
        { name: 'Cape Town', time: '11:00' },
        { name: 'Nairobi', time: '12:00' },
        { name: 'Dubai', time: '13:00' },
      ],
    },
    {
      id: 'north-america',
      name: 'North America',
      text: 'Firms hiring their first Europeans.',
      cities: [
        { name: 'New York', time: '04:00' },
        { name: 'Toronto', time: '04:00' },
        { name: 'Austin', time: '03:00' },
      ],
    },
    {
      id: 'apac',
      name: 'APAC',
      text: 'They hand over to us at tea time.',
      cities: [
        { name: 'Bengaluru', time: '14:30' },
        { name: 'Singapore', time: '17:00' },
        { name: 'Tokyo', time: '18:00' },
        { name: 'Sydney', time: '20:00' },
      ],
    },
  ],
} as const satisfies LineMapContent;

export type MissionContent = {
  readonly title: string;
  readonly statement: string;
  /** Who is in the ring that is empty in the hero: the second of the placements. */
  readonly found: { readonly title: string; readonly text: string; readonly image: Decoration };
  readonly countersLabel: string;
  readonly counters: readonly Counter[];
};

type Counter = { readonly heading: string; readonly title: string };

export const mission = {
  title: 'Our Mission',
  statement: 'To make hiring an\u00a0engineer on the other side of the world feel like hiring a\u00a0friend of\u00a0a\u00a0friend.',
  found: {
    title: 'Here she is.',
    text: 'A platform lead in Lisbon, signed\u00a0on\u00a0day\u00a023.',
    image: { src: '/images/people/found.svg' },
  },
  countersLabel: `${brand.name} in numbers`,
  counters: [
    { heading: '10+', title: 'Years Experience' },
    { heading: '20k+', title: 'Network' },
    { heading: '500+', title: 'Successful Hires' },
  ],
} as const satisfies MissionContent;
