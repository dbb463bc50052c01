export type Evidence = {
  readonly title: string;
  readonly lead: string;
  readonly candidate: {
    readonly title: string;
    readonly summary: string;
    readonly strengths: string;
    /** Each with what the consultant writes beside it. */
    readonly doubts: readonly { readonly text: string; readonly answer: string }[];
    readonly terms: string;
    /** Says that it is an example. */
    readonly note: string;
  };
  readonly pay: {
    readonly title: string;
    readonly columns: readonly [city: string, offer: string];
    /** What the figures are, and that they are examples. */
    readonly note: string;
    readonly offers: readonly Offer[];
  };
};

type Offer = {
  readonly city: string;
  /** In thousands of pounds. The scale of the bars ends at 100. */
  readonly thousands: number;
};

export const evidence = {
  title: 'For example',
  lead: 'Doubts included.',
  candidate: {
    title: 'Candidate 0417',
    summary: 'Head of Platform, Leeds. The third of five.',
    strengths:
      'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
    doubts: [
      { text: 'Has never led more than nine.', answer: 'Wants to. Would need a year of you.' },
      { text: 'Two jobs in eighteen months.', answer: 'I rang both. They had run out of money.' },
    ],
    terms: 'Stays in Leeds. Free in January. £140,000.',
    note: 'Invented person, real format.',
  },
  pay: {
    title: 'What a data engineer costs',
    columns: ['City', 'Offer'],
    note: 'Middle of accepted offers. Example figures.',
    offers: [
      { city: 'Leeds', thousands: 66 },
      { city: 'Lisbon', thousands: 47 },
      { city: 'Toronto', thousands: 69 },
    ],
  },
} as const satisfies Evidence;
