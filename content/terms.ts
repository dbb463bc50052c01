export type TermsContent = {
  readonly title: string;
  /** The largest. */
  readonly promise: string;
  /** Larger than the others. */
  readonly proof: string;
  readonly sentences: readonly string[];
};

export const terms = {
  title: 'Our terms',
  promise: 'One search in\u00a0eleven fails. Then\u00a0you pay nothing.',
  proof: 'Before you sign with us, we put you through to Callum, Hana and a\u00a0client we\u00a0failed.',
  sentences: [
    'Failed: nobody started. 52\u00a0of\u00a0575 searches since\u00a02023.',
    'Otherwise you pay a fifth of the first year’s base salary, once the person has started. No\u00a0deposit.',
    'If they leave within six months, for any reason, we find the successor free.',
  ],
} as const satisfies TermsContent;
