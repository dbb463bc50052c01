import type { RegionId } from './about';
import type { team } from './team';
import type { Decoration, PictureRecord } from './types';

/** The last one in a region: an option of the hero, and what the sections below it show of that. */
export type Search = {
  readonly region: RegionId;
  readonly city: string;
  readonly role: string;
  /** The role at the beginning of a sentence, and within one. */
  readonly title: string;
  readonly someone: string;
  readonly place: string;
  /** A person in the ring, from behind. */
  readonly image: Decoration;
  /** From the message to the signature, at most as many as the ruler has. */
  readonly days: number;
  /** What happened on the way, and who was seen there. */
  readonly steps: readonly [Step, Step];
  readonly candidate: Candidate;
  readonly prices: Prices;
  readonly hire: { readonly answer: string; readonly image: Decoration };
  readonly client: {
    readonly quote: string;
    readonly name: string;
    readonly position: string;
    /** Without it, a dashed ring. */
    readonly image?: PictureRecord;
  };
};

type Step = {
  readonly day: number;
  /** In lower case: it follows the day. */
  readonly title: string;
  readonly image: Decoration;
};

/** A page about somebody who is not named. */
type Candidate = {
  readonly title: string;
  readonly strengths: string;
  /** Each with what the consultant writes below it. */
  readonly doubts: readonly { readonly text: string; readonly answer: string }[];
  /** After the role and the city. */
  readonly terms: string;
  /** Who wrote the page: a member of the team. */
  readonly author: { readonly member: (typeof team)[number]['id']; readonly note: string };
};

export type Prices = {
  /** What the figures are. */
  readonly caption: string;
  /** The sign of the currency in which all of them are. */
  readonly currency: string;
  /** What the candidate asks for, then what others accepted: in the city of the role, and in the other regions. */
  readonly rows: readonly [Price, Price, Price, Price];
};

type Price = {
  readonly name: string;
  /** How many offers it rests on. */
  readonly detail: string;
  /** A year’s pay. */
  readonly thousands: number;
  /** Its line has the colour of this region. Without one it is dashed: nobody has agreed to it yet. */
  readonly region?: RegionId;
};

/** One in each region, as the hero has them. */
export const searches = [
  {
    region: 'uk-emea',
    city: 'Lisbon',
    role: 'Platform lead',
    title: 'A platform lead',
    someone: 'a platform lead',
    place: 'in Lisbon',
    image: { src: '/images/people/roles.svg#platform' },
    days: 23,
    steps: [
      { day: 5, title: 'one\u00a0of\u00a0four', image: { src: '/images/people/search-platform.svg#turning' } },
      { day: 16, title: 'final\u00a0round', image: { src: '/images/people/search-platform.svg#profile' } },
    ],
    candidate: {
      title: 'Name when you meet',
      strengths:
        'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
      doubts: [
        { text: 'Has never led more than nine.', answer: 'Wants to. Needs a year with you\u00a0first.' },
        { text: 'Two jobs in eighteen months.', answer: 'Both ran out of money. I\u00a0checked.' },
      ],
      terms: 'Free\u00a0in\u00a0January.',
      author: { member: 'lead-consultant', note: 'Forty-five minutes, 14\u00a0October' },
    },
    prices: {
      caption: 'Base pay a year in euros: asked, and median accepted',
      currency: '€',
      rows: [
        { name: 'This candidate', detail: 'asks', thousands: 92 },
        { name: 'Lisbon', detail: '14\u00a0offers', thousands: 88, region: 'uk-emea' },
        { name: 'New\u00a0York', detail: '13\u00a0offers', thousands: 164, region: 'north-america' },
        { name: 'Singapore', detail: '11\u00a0offers', thousands: 109, region: 'apac' },
      ],
    },
    hire: {
      answer: 'Last\u00a0time, it\u00a0was\u00a0her.',
      image: { src: '/images/people/search-platform.svg#hire' },
    },
    client: {
      quote: 'They told us her weak points first. We hired her anyway.',
      name: 'Hana Okabe-Lind',
      position: 'CTO, Yewfare Transit',
      image: { src: '/images/people/client-1.svg', alt: 'Portrait of Hana Okabe-Lind' },
    },
  },
  {
    region: 'north-america',
    city: 'New\u00a0York',
    role: 'CTO',
    title: 'A CTO',
    someone: 'a CTO',
    place: 'in New York',
    image: { src: '/images/people/roles.svg#cto' },
    days: 31,
    steps: [
      { day: 7, title: 'one\u00a0of\u00a0eight', image: { src: '/images/people/search-cto.svg#turning' } },
      { day: 22, title: 'final\u00a0round', image: { src: '/images/people/search-cto.svg#profile' } },
    ],
    candidate: {
      title: 'Name when you meet',
      strengths:
        'Took an insurer from four releases a year to four a day. The board wanted a pause, and got a\u00a0graph.',
      doubts: [
        { text: 'No code written since 2019.', answer: 'Found two bugs in mine, though.' },
        { text: 'Never a team below ninety.', answer: 'Yours is forty. I asked her twice.' },
      ],
      terms: 'Free\u00a0in\u00a0March.',
      author: { member: 'managing-director', note: 'Two hours, 3\u00a0September' },
    },
    prices: {
      caption: 'Base pay a year in US dollars: asked, and median accepted',
      currency: '$',
      rows: [
        { name: 'This candidate', detail: 'asks', thousands: 360 },
        { name: 'New\u00a0York', detail: '5\u00a0offers', thousands: 345, region: 'north-america' },
        { name: 'Lisbon', detail: '3\u00a0offers', thousands: 187, region: 'uk-emea' },
        { name: 'Singapore', detail: '4\u00a0offers', thousands: 276, region: 'apac' },
      ],
    },
    hire: { answer: 'Last\u00a0time, it\u00a0was\u00a0her.', image: { src: '/images/people/search-cto.svg#hire' } },
    client: {
      quote: 'We do not give quotes. We\u00a0gave them three more jobs.',
      name: 'Asked not to be named',
      position: 'Asset manager, New York',
    },
  },
  {
    region: 'apac',
    city: 'Singapore',
    role: 'Security lead',
    title: 'A security lead',
    someone: 'a security lead',
    place: 'in Singapore',
    image: { src: '/images/people/roles.svg#security' },
    days: 19,
    steps: [
      { day: 4, title: 'one\u00a0of\u00a0five', image: { src: '/images/people/search-security.svg#turning' } },
      { day: 15, title: 'final\u00a0round', image: { src: '/images/people/search-security.svg#profile' } },
    ],
    candidate: {
      title: 'Name when you meet',
      strengths:
        'Kept a harbour working through a ransomware attack, then wrote up the causes in four pages. Page one blames the author.',
      doubts: [
        { text: 'Has never defended a budget.', answer: 'Rehearse it. I\u00a0can play your CFO.' },
        { text: 'Says no first, and why later.', answer: 'The why was worth the wait.' },
      ],
      terms: 'Free\u00a0in\u00a0May.',
      author: { member: 'lead-consultant', note: 'Forty-five minutes, 24\u00a0March' },
    },
    prices: {
      caption: 'Base pay a year in Singapore dollars: asked, and median accepted',
      currency: 'S$',
      rows: [
        { name: 'This candidate', detail: 'asks', thousands: 212 },
        { name: 'Singapore', detail: '7\u00a0offers', thousands: 205, region: 'apac' },
        { name: 'Lisbon', detail: '4\u00a0offers', thousands: 148, region: 'uk-emea' },
        { name: 'New\u00a0York', detail: '6\u00a0offers', thousands: 287, region: 'north-america' },
      ],
    },
    hire: {
      answer: 'Last\u00a0time, it\u00a0was\u00a0him.',
      image: { src: '/images/people/search-security.svg#hire' },
    },
    client: {
      quote: 'Five people, and no\u00a0padding.',
      name: 'Callum Brackenreid',
      position: 'CIO, Eelwrack Marine',
      image: { src: '/images/people/client-2.svg', alt: 'Portrait of Callum Brackenreid' },
    },
  },
] as const satisfies readonly [Search, Search, Search];
