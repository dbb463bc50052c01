import type { PictureRecord, Action } from './types';

/** What search engines and shared links show of a page. */
export type PageMetadata = { readonly title: string; readonly description: string };

export const language = 'en-GB';

/** The path of the privacy policy, which app/privacypolicy serves. */
export const privacyPath = '/privacypolicy';

export type Brand = {
  readonly name: string;
  readonly legalName: string;
  readonly slogan: string;
  readonly foundedYear: number;
};

export const brand = {
  name: 'Kithmere',
  legalName: 'Kithmere Talent Solutions Ltd',
  slogan: 'Empowering Innovation',
  foundedYear: 2023,
} as const satisfies Brand;

/** A screen reader says it after the name of the firm. */
export const logoLinkLabel = 'to the top of the home page';

export type Mark = {
  /** SVG path data, drawn with a line 11 units wide, with round ends and corners. */
  readonly lines: string;
  /** SVG path data, filled with the accent: a dot. In the footer, a ring is in its place: SiteFooter.module.scss. */
  readonly shapes: string;
  /** Where the drawing begins, from the left. The header and the footer align it with the texts. */
  readonly left: number;
};

/** The logo, in a square of 80 units with a margin of ten. public/ has it as icons, too. */
export const mark = {
  lines: 'M23 16v48M23 45C39 45 50 37 54 22M36.5 42.9C46 46 53 52 55 60',
  shapes: 'M46 20a9 9 0 1 1 18 0 9 9 0 1 1-18 0',
  left: 17.5,
} as const satisfies Mark;

type SiteMetadata = {
  /** The Open Graph image, 1200 x 630, shown where a link to the site is shared. */
  readonly image: PictureRecord;
  /** With the day on which the home page last changed, for search engines. */
  readonly home: PageMetadata & { readonly updated: string };
};

export const metadata = {
  image: {
    src: '/og.png',
    alt: 'The headline “Talent Solutions for every clients needs” beside a ring of thirteen portraits with one empty place, around the question “Who are you missing?”, and four answers',
  },
  home: {
    title: 'Kithmere: IT recruitment and talent solutions from London',
    description:
      'Kithmere finds, screens and places IT professionals for companies in the UK, EMEA, North America and APAC. Four to eight people in seven working days, doubts included.',
    updated: '2026-11-27',
  },
} as const satisfies SiteMetadata;

/** The page for an unknown URL. */
export type NotFoundContent = {
  readonly documentTitle: string;
  readonly title: string;
  readonly status: string;
  readonly statusText: string;
  readonly text: string;
  readonly home: Action;
  readonly contact: Action;
};

export const notFound = {
  documentTitle: 'Page not found',
  title: 'Unexpected Application Error!',
  status: '404',
  statusText: 'Not Found',
  text: 'There is no page at this address. It may have moved, or the link that brought you here may have a letter wrong.',
  home: { title: 'Go to the home page', link: '/' },
  contact: { title: 'Contact us', link: '/#contact' },
} as const satisfies NotFoundContent;
