import type { Metadata } from './schema/metadata';
import { brand } from './brand';

/** The language of all text, as a tag like en-GB, de or pt-BR. */
export const language = 'en-GB';

export const metadata = {
  /** Shown where a link to the site is shared. */
  image: {
    url: '/og.png',
    alt: 'The headline “Talent Solutions for every clients needs” beside portraits of thirteen people and a large dashed ring that asks: “Who are you missing?”',
  },
  home: {
    title: `${brand.name}: IT recruitment and talent solutions from London`,
    description: `${brand.name} finds, screens and places IT professionals for companies in the UK, EMEA, North America and APAC. 20,000+ people we know by name.`,
    /** The day when the home page last changed, for search engines. */
    updated: '2026-11-20',
  },
} as const satisfies Metadata;
