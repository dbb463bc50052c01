import type { RegionId } from './lineMap';
import type { Decoration, PictureRecord } from './types';

export type Placement = {
  /** The region whose colour the line has. */
  readonly region: RegionId;
  /** From the message to the signature, at most as many as the ruler has. */
  readonly days: number;
  readonly role: string;
  readonly hire: Hire;
  /** What happened on the way, and who was seen there. Both are also sections of the page. */
  readonly steps: readonly [Step, Step];
  readonly quote: string;
  readonly name: string;
  readonly position: string;
  /** Without it, a dashed ring. */
  readonly image?: PictureRecord;
};

type Step = {
  readonly day: number;
  /** In lower case: it follows the day, too. */
  readonly title: string;
  readonly image: Decoration;
};

/** The person who got the job. Below the map, one of them is shown: the one in the region of the role that is chosen in the hero. */
type Hire = {
  readonly answer: string;
  readonly job: string;
  readonly image: Decoration;
};

export type PlacementsContent = {
  readonly lead: string;
  /** How the placements were chosen, and what their numbers count. */
  readonly note: string;
  /** After their number. */
  readonly unit: string;
  /** Before the number of a day. */
  readonly day: string;
  /** What happens on the last one, in lower case. */
  readonly signed: string;
};

export const placementsContent = {
  lead: 'One quick, one usual, one slow.',
  note: 'Working days, message to signature.',
  unit: 'days',
  day: 'Day',
  signed: 'signed',
} as const satisfies PlacementsContent;

export const quoteImage = { src: '/images/quote.svg' } as const satisfies Decoration;

/** The shortest first. */
export const placements = [
  {
    region: 'apac',
    days: 19,
    role: 'Security lead, Singapore',
    hire: {
      answer: 'Last time, it was him.',
      job: 'A security lead in Singapore',
      image: { src: '/images/people/hire-security.svg' },
    },
    steps: [
      { day: 4, title: 'five\u00a0people', image: { src: '/images/people/turning-security.svg' } },
      { day: 15, title: 'final\u00a0round', image: { src: '/images/people/profile-security.svg' } },
    ],
    quote: 'Five people, and no\u00a0padding.',
    name: 'Callum Brackenreid',
    position: 'CIO, Eelwrack Marine',
    image: { src: '/images/people/client-2.svg', alt: 'Portrait of Callum Brackenreid' },
  },
  {
    region: 'uk-emea',
    days: 23,
    role: 'Platform lead, Lisbon',
    hire: {
      answer: 'Last time, it was her.',
      job: 'A platform lead in Lisbon',
      image: { src: '/images/people/hire.svg' },
    },
    steps: [
      { day: 5, title: 'four\u00a0people', image: { src: '/images/people/turning-platform.svg' } },
      { day: 16, title: 'final\u00a0round', image: { src: '/images/people/profile-platform.svg' } },
    ],
    quote: 'We had budget for one and hired two. They told us the weak points first.',
    name: 'Hana Okabe-Lind',
    position: 'CTO, Yewfare Transit',
    image: { src: '/images/people/client-1.svg', alt: 'Portrait of Hana Okabe-Lind' },
  },
  {
    region: 'north-america',
    days: 31,
    role: 'CTO, New York',
    hire: {
      answer: 'Last time, it was her.',
      job: 'A CTO in New York',
      image: { src: '/images/people/hire-cto.svg' },
    },
    steps: [
      { day: 7, title: 'eight\u00a0people', image: { src: '/images/people/turning-cto.svg' } },
      { day: 22, title: 'final\u00a0round', image: { src: '/images/people/profile-cto.svg' } },
    ],
    quote: 'We do not give quotes. We\u00a0gave them three more jobs.',
    name: 'Asked not to be named',
    position: 'Asset manager, New York',
  },
] as const satisfies readonly Placement[];
