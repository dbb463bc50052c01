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
    readonly columns: readonly [city: string, middle: string, range: string];
    /** What the three ticks of the bars say. */
    readonly scale: readonly [start: string, middle: string, end: string];
    /** Names the rates behind the bars. */
    readonly note: string;
    readonly offers: readonly Offer[];
  };
};

type Offer = {
  readonly city: string;
  /** The number of the region whose colour the bar has. */
  readonly region: 1 | 2 | 3;
  readonly middle: string;
  readonly range: string;
  /** The same in thousands of pounds, for the bars, which have one scale: from 30 to 90. */
  readonly pounds: { readonly from: number; readonly middle: number; readonly to: number };
};

export const evidence = {
  title: 'For example',
  lead: 'Doubts included.',
  candidate: {
    title: 'Candidate 0417',
    summary: 'Data engineer, Leeds. The third of five.',
    strengths:
      'Moved a bank’s ledger while it was running, then drew it for me on the back of a menu. I\u00a0could follow every arrow.',
    doubts: [
      { text: 'Has never managed anybody.', answer: 'Wants to. Would need a year of you.' },
      { text: 'Two jobs in eighteen months.', answer: 'I rang both. They had run out of money.' },
    ],
    terms: 'Stays in Leeds. Free in January. £68,000.',
    note: 'An example: the person is invented, the page is not.',
  },
  pay: {
    title: 'What a data engineer costs',
    columns: ['City', 'Middle offer', 'Half of all offers'],
    scale: ['GBP 30k', 'GBP 60k', 'GBP 90k'],
    note: 'Example figures for 2026. The bars are in pounds, at example rates: EUR\u00a01 is GBP\u00a00.87, CAD\u00a01 is GBP\u00a00.54.',
    // Codes, because the first file of the font has no €
    offers: [
      { city: 'Leeds', region: 1, middle: 'GBP 66k', range: 'GBP 58k to 76k', pounds: { from: 58, middle: 66, to: 76 } },
      { city: 'Lisbon', region: 1, middle: 'EUR 54k', range: 'EUR 46k to 63k', pounds: { from: 40, middle: 47, to: 55 } },
      {
        city: 'Toronto',
        region: 2,
        middle: 'CAD 128k',
        range: 'CAD 112k to 148k',
        pounds: { from: 60, middle: 69, to: 80 },
      },
    ],
  },
} as const satisfies Evidence;
