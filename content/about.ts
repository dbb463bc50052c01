import { brand } from './site';
import type { PictureRecord } from './types';

export type AboutContent = {
  readonly title: string;
  /** The first word of the headline, much larger than the rest. */
  readonly word: string;
  readonly meaning: string;
  readonly paragraphs: readonly string[];
  /** A branch of the line becomes the edge of the table in it (About.module.scss). */
  readonly image: PictureRecord;
};

export const about = {
  title: 'About Us',
  word: 'Kith',
  meaning: 'is an old English word for the people you know.',
  paragraphs: [
    `We founded ${brand.name} in ${brand.foundedYear} because the\u00a0best hire is\u00a0rarely a\u00a0stranger.`,
    'Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is eighteen address books. One search in\u00a0eleven fails. It\u00a0costs you a\u00a0week, and us the\u00a0fee.',
  ],
  image: {
    src: '/images/about.svg',
    alt: 'Two people over mugs: one has told a story, one laughs.',
  },
} as const satisfies AboutContent;
