import { brand } from './site';
import type { PictureRecord } from './types';

export type AboutContent = {
  readonly title: string;
  /** The first word of the headline, much larger than the rest. */
  readonly word: string;
  readonly meaning: string;
  readonly text: string;
  readonly promise: string;
  /** A branch of the line becomes the edge of the table in it (About.module.scss). */
  readonly image: PictureRecord;
};

export const about = {
  title: 'About Us',
  word: 'Kith',
  meaning: 'is an old English word for the people you know.',
  text: `Eighteen engineers, ten years of contacts each: that is our network of 20,000+ tech professionals across UK, EMEA, APAC and North America. We founded ${brand.name} in ${brand.foundedYear} to put it to work.`,
  promise: 'One search in\u00a0eleven fails. Then\u00a0you pay nothing.',
  image: {
    src: '/images/about.svg',
    alt: 'Two people over mugs: one has told a story, one laughs.',
  },
} as const satisfies AboutContent;
