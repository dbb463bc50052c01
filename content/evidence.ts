import type { RegionId } from './lineMap';
import type { team } from './team';

export type EvidenceContent = {
  readonly lead: string;
  /** What a client gets of what is shown. */
  readonly note: string;
  /** One in each region, as the hero has them. */
  readonly roles: readonly [Role, Role, Role];
};

type Role = {
  readonly region: RegionId;
  /** Who was searched, above the page. */
  readonly search: string;
  readonly candidate: Candidate;
  readonly prices: Prices;
};

/** A page about somebody who is not named. */
export type Candidate = {
  readonly title: string;
  readonly summary: string;
  readonly strengths: string;
  /** Each with what the consultant writes below it. */
  readonly doubts: readonly { readonly text: string; readonly answer: string }[];
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

export const evidence = {
  lead: 'Doubts included.',
  note: 'An example, printed with consent.',
  roles: [
    {
      region: 'uk-emea',
      search: 'Last time: a platform lead,\u00a0Lisbon',
      candidate: {
        title: 'Candidate 0417',
        summary: 'Platform lead. One\u00a0of\u00a0four.',
        strengths:
          'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
        doubts: [
          { text: 'Has never led more than nine.', answer: 'Wants to. Needs a year with you\u00a0first.' },
          { text: 'Two jobs in eighteen months.', answer: 'Both ran out of money. I\u00a0checked.' },
        ],
        terms: 'Lisbon. Free\u00a0in\u00a0January.',
        author: { member: 'lead-consultant', note: 'Forty-five minutes, 14\u00a0October' },
      },
      prices: {
        caption: 'Asked, against the median accepted',
        currency: '€',
        rows: [
          { name: 'Candidate\u00a00417', detail: 'asks', thousands: 92 },
          { name: 'Lisbon', detail: '14\u00a0offers', thousands: 88, region: 'uk-emea' },
          { name: 'New\u00a0York', detail: '13\u00a0offers', thousands: 164, region: 'north-america' },
          { name: 'Singapore', detail: '11\u00a0offers', thousands: 109, region: 'apac' },
        ],
      },
    },
    {
      region: 'north-america',
      search: 'Last time: a CTO, New\u00a0York',
      candidate: {
        title: 'Candidate 0388',
        summary: 'CTO. One\u00a0of\u00a0eight.',
        strengths:
          'Took an insurer from four releases a year to four a day. The board wanted a pause, and got a\u00a0graph.',
        doubts: [
          { text: 'No code written since 2019.', answer: 'Found two bugs in mine, though.' },
          { text: 'Never a team below ninety.', answer: 'The client has forty. I asked twice.' },
        ],
        terms: 'New\u00a0York. After the\u00a0bonus.',
        author: { member: 'managing-director', note: 'Two hours, 3\u00a0September' },
      },
      prices: {
        caption: 'Asked, against the median accepted',
        currency: '$',
        rows: [
          { name: 'Candidate\u00a00388', detail: 'asks', thousands: 360 },
          { name: 'New\u00a0York', detail: '5\u00a0offers', thousands: 345, region: 'north-america' },
          { name: 'Lisbon', detail: '3\u00a0offers', thousands: 187, region: 'uk-emea' },
          { name: 'Singapore', detail: '4\u00a0offers', thousands: 276, region: 'apac' },
        ],
      },
    },
    {
      region: 'apac',
      search: 'Last time: a security lead,\u00a0Singapore',
      candidate: {
        title: 'Candidate 0214',
        summary: 'Security lead. One\u00a0of\u00a0five.',
        strengths:
          'Kept a port open through a ransomware attack, then wrote up the causes in four pages. Page one blames the author.',
        doubts: [
          { text: 'Has never defended a budget.', answer: 'Rehearse it. I\u00a0can play your CFO.' },
          { text: 'Says no first, and why later.', answer: 'The why was worth the wait.' },
        ],
        terms: 'Singapore. Free\u00a0in\u00a0May.',
        author: { member: 'lead-consultant', note: 'Forty-five minutes, 24\u00a0March' },
      },
      prices: {
        caption: 'Asked, against the median accepted',
        currency: 'S$',
        rows: [
          { name: 'Candidate\u00a00214', detail: 'asks', thousands: 212 },
          { name: 'Singapore', detail: '7\u00a0offers', thousands: 205, region: 'apac' },
          { name: 'Lisbon', detail: '4\u00a0offers', thousands: 148, region: 'uk-emea' },
          { name: 'New\u00a0York', detail: '6\u00a0offers', thousands: 287, region: 'north-america' },
        ],
      },
    },
  ],
} as const satisfies EvidenceContent;
