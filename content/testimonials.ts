import type { regions } from './about';
import type { Decoration, Picture } from './site';

export type TestimonialsTexts = {
  readonly title: string;
  /** About the lines of days of the placements. */
  readonly placementsTitle: string;
  /** Before the number of a day. */
  readonly placementDay: string;
  /** Before the city of a placement. */
  readonly placementRoute: string;
};

export const testimonialsTexts = {
  title: 'What they said',
  placementsTitle: 'Every line is a job somebody started.',
  placementDay: 'Day',
  placementRoute: 'For a firm in London, found in',
} as const satisfies TestimonialsTexts;

export const quoteImage = { src: '/images/quote.svg' } as const satisfies Decoration;

export type Testimonial = {
  readonly id: string;
  /** Large text above the quote, such as a figure from it. */
  readonly highlight?: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  /** A dashed ring is in the place of the picture. */
  readonly unnamed?: boolean;
  readonly image?: Picture;
};

export const testimonials = [
  {
    id: 'security',
    quote:
      'We needed a security lead in Singapore who could work to London’s audit calendar. It took nineteen days from the first call to the signature, and she is still with us.',
    name: 'Callum Brackenreid',
    role: 'Chief Information Officer, shipping insurer, London',
    image: { src: '/images/people/client-2.svg', alt: 'Portrait of Callum Brackenreid' },
  },
  {
    id: 'platform',
    quote:
      'They sent us four people. We had budget for one and hired two, because the second was that hard to let go. Nobody had ever told us a candidate’s weak points before we asked.',
    name: 'Hana Okabe-Lind',
    role: 'Head of Platform, payments company, London',
    image: { src: '/images/people/client-1.svg', alt: 'Portrait of Hana Okabe-Lind' },
  },
  {
    id: 'data',
    quote: 'We do not give quotes, we give references. Ask for our number: it takes two minutes, and the answer is yes.',
    name: 'A client who asked not to be named',
    role: 'Asset manager, London',
    unnamed: true,
  },
] as const satisfies readonly Testimonial[];

type RegionId = (typeof regions)[number]['id'];
type TestimonialId = (typeof testimonials)[number]['id'];

export type Placement = {
  /** The id of a region in about.ts. */
  readonly region: string;
  readonly role: string;
  readonly city: string;
  /** From the first call to the signature. */
  readonly days: number;
  /** What happened on which day, in order. Day 1 is that of the first call. */
  readonly steps: readonly { readonly day: number; readonly title: string }[];
  /** The id of what its client says. */
  readonly testimonial?: string;
};

/** Each is a line of days, below the testimonial of its client. A region has at most one. */
export const placements = [
  {
    region: 'uk-emea',
    role: 'Platform team lead',
    city: 'Lisbon',
    days: 23,
    steps: [
      { day: 1, title: 'Brief' },
      { day: 5, title: 'Four names' },
      { day: 16, title: 'Final round' },
      { day: 23, title: 'Signature' },
    ],
    testimonial: 'platform',
  },
  {
    region: 'north-america',
    role: 'Data architect',
    city: 'New York',
    days: 31,
    steps: [
      { day: 1, title: 'Brief' },
      { day: 7, title: 'Five names' },
      { day: 22, title: 'Work sample' },
      { day: 31, title: 'Signature' },
    ],
    testimonial: 'data',
  },
  {
    region: 'apac',
    role: 'Security lead',
    city: 'Singapore',
    days: 19,
    steps: [
      { day: 1, title: 'Brief' },
      { day: 4, title: 'Five names' },
      { day: 11, title: 'Shortlist' },
      { day: 19, title: 'Signature' },
    ],
    testimonial: 'security',
  },
] as const satisfies readonly (Placement & { region: RegionId; testimonial?: TestimonialId })[];
