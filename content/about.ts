import { brand } from './site';
import type { PictureRecord } from './types';

export type AboutContent = {
  readonly title: string;
  /** The first word of the headline, much larger than the rest. */
  readonly word: string;
  readonly meaning: string;
  readonly text: string;
  readonly mission: { readonly title: string; readonly statement: string };
  readonly countersLabel: string;
  readonly counters: readonly Counter[];
  /** Each has a colour (styles/abstract/_colour.scss). */
  readonly regions: readonly Region[];
  /** A branch of the line becomes the edge of the table in it (About.module.scss). */
  readonly image: PictureRecord;
};

type Counter = {
  readonly heading: string;
  readonly title: string;
};

type Region = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
};

export const about = {
  title: 'About Us',
  word: 'Kith',
  meaning: 'is an old English word for the people you know.',
  text: `Fourteen engineers, ten years of contacts each: that is our network of 20,000+ tech professionals across UK, EMEA, APAC and North America. We founded ${brand.name} in ${brand.foundedYear} to put it to work.`,
  mission: {
    title: 'Our Mission',
    statement:
      'To make hiring an\u00a0engineer on the other side of the world feel like hiring a\u00a0friend of\u00a0a\u00a0friend.',
  },
  countersLabel: `${brand.name} in numbers`,
  counters: [
    { heading: '10+', title: 'Years Experience' },
    { heading: '20k+', title: 'Network' },
    { heading: '500+', title: 'Successful Hires' },
  ],
  regions: [
    { id: 'uk-emea', name: 'UK & EMEA', text: '304 hires: banks, insurers, start-ups.' },
    { id: 'north-america', name: 'North America', text: '121 hires: payments, health, media.' },
    { id: 'apac', name: 'APAC', text: '98 hires: shipping, ports, games.' },
  ],
  image: {
    src: '/images/about.svg',
    alt: 'Two people over mugs: one has told a story, one laughs.',
  },
} as const satisfies AboutContent;

/** A region of the world in which the firm works. */
export type RegionId = (typeof about.regions)[number]['id'];
