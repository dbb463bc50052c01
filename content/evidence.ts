import type { team } from './team';

export type EvidenceContent = {
  readonly lead: string;
  readonly candidate: {
    readonly title: string;
    readonly summary: string;
    readonly strengths: string;
    /** Each with what the consultant writes beside it. */
    readonly doubts: readonly { readonly text: string; readonly answer: string }[];
    readonly terms: string;
    /** Who wrote the page: a member of the team. */
    readonly author: { readonly member: (typeof team)[number]['id']; readonly note: string };
  };
  readonly pay: {
    readonly title: string;
    /** What the figures are. */
    readonly caption: string;
    readonly columns: readonly [city: string, offer: string];
    readonly offers: readonly Offer[];
  };
  /** What a client gets of what is shown. */
  readonly note: string;
};

type Offer = {
  readonly city: string;
  /** A year’s pay, in thousands of pounds. */
  readonly thousands: number;
};

export const evidence = {
  lead: 'Doubts included.',
  candidate: {
    title: 'Candidate 0417',
    summary: 'Head of Platform. The\u00a0third\u00a0of\u00a0five.',
    strengths:
      'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
    doubts: [
      { text: 'Has never led more than nine.', answer: 'Wants to. Would need a year of you.' },
      { text: 'Two jobs in eighteen months.', answer: 'I rang both. They had run out of money.' },
    ],
    terms: 'Leeds. Free\u00a0in\u00a0January. £140,000.',
    author: { member: 'lead-consultant', note: 'Forty-five minutes, 14\u00a0October' },
  },
  pay: {
    title: 'Prices, too.',
    caption: 'A Head of Platform: the middle of 23\u00a0accepted offers, January to October\u00a02026.',
    columns: ['City', 'Offer'],
    offers: [
      { city: 'Leeds', thousands: 138 },
      { city: 'Lisbon', thousands: 96 },
      { city: 'Toronto', thousands: 127 },
    ],
  },
  note: 'An\u00a0example. You get one for\u00a0each\u00a0name.',
} as const satisfies EvidenceContent;
