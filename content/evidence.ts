import type { RegionId } from './lineMap';
import type { team } from './team';

export type EvidenceContent = {
  readonly lead: string;
  /** What a client gets of what is shown. */
  readonly note: string;
  /** The heading of the prices. */
  readonly pricesTitle: string;
  /** One in each region, as the hero has them. */
  readonly roles: readonly [Role, Role, Role];
};

type Role = {
  readonly region: RegionId;
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
  /** One in each region. The city of the role is the first. */
  readonly cities: readonly [City, City, City];
};

type City = {
  readonly name: string;
  /** Its colour is that of the line. */
  readonly region: RegionId;
  /** A year’s pay. */
  readonly thousands: number;
  /** How many offers that rests on. */
  readonly offers: string;
};

export const evidence = {
  lead: 'Doubts included.',
  note: 'An example. Candidates read it\u00a0first.',
  pricesTitle: 'Pay, too.',
  roles: [
    {
      region: 'uk-emea',
      candidate: {
        title: 'Candidate 0417',
        summary: 'Platform lead. Third\u00a0of\u00a0four.',
        strengths:
          'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
        doubts: [
          { text: 'Has never led more than nine.', answer: 'Wants to. Needs a year with you\u00a0first.' },
          { text: 'Two jobs in eighteen months.', answer: 'Both ran out of money. I\u00a0checked.' },
        ],
        terms: 'Lisbon. Free\u00a0in\u00a0January. £92,000.',
        author: { member: 'lead-consultant', note: 'Forty-five minutes, 14\u00a0October' },
      },
      prices: {
        caption: 'A platform lead: median accepted offer,\u00a02026.',
        currency: '£',
        cities: [
          { name: 'Lisbon', region: 'uk-emea', thousands: 88, offers: '14\u00a0offers' },
          { name: 'New\u00a0York', region: 'north-america', thousands: 164, offers: '13\u00a0offers' },
          { name: 'Singapore', region: 'apac', thousands: 109, offers: '11\u00a0offers' },
        ],
      },
    },
    {
      region: 'north-america',
      candidate: {
        title: 'Candidate 0388',
        summary: 'CTO. Second\u00a0of\u00a0eight.',
        strengths:
          'Took an insurer from four releases a year to four a day. The board wanted a pause, and got a\u00a0graph.',
        doubts: [
          { text: 'No code written since 2019.', answer: 'Found two bugs in mine, though.' },
          { text: 'Never a team below ninety.', answer: 'The client has forty. I asked twice.' },
        ],
        terms: 'New\u00a0York. After the\u00a0bonus. $360,000.',
        author: { member: 'managing-director', note: 'Two hours, 3\u00a0September' },
      },
      prices: {
        caption: 'A CTO: median accepted offer,\u00a02026.',
        currency: '$',
        cities: [
          { name: 'New\u00a0York', region: 'north-america', thousands: 345, offers: '5\u00a0offers' },
          { name: 'Lisbon', region: 'uk-emea', thousands: 187, offers: '3\u00a0offers' },
          { name: 'Singapore', region: 'apac', thousands: 276, offers: '4\u00a0offers' },
        ],
      },
    },
    {
      region: 'apac',
      candidate: {
        title: 'Candidate 0214',
        summary: 'Security lead. Second\u00a0of\u00a0five.',
        strengths:
          'Kept a port open through a ransomware attack, then wrote up the causes in four pages. Page one blames the author.',
        doubts: [
          { text: 'Has never defended a budget.', answer: 'Rehearse it. I\u00a0can play your CFO.' },
          { text: 'Says no first, and why later.', answer: 'The why was worth the wait.' },
        ],
        terms: 'Singapore. Free\u00a0in\u00a0May. S$212,000.',
        author: { member: 'lead-consultant', note: 'Forty-five minutes, 24\u00a0March' },
      },
      prices: {
        caption: 'A security lead: median accepted offer,\u00a02026.',
        currency: 'S$',
        cities: [
          { name: 'Singapore', region: 'apac', thousands: 205, offers: '7\u00a0offers' },
          { name: 'Lisbon', region: 'uk-emea', thousands: 148, offers: '4\u00a0offers' },
          { name: 'New\u00a0York', region: 'north-america', thousands: 287, offers: '6\u00a0offers' },
        ],
      },
    },
  ],
} as const satisfies EvidenceContent;
