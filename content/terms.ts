export type TermsContent = {
  readonly title: string;
  /** The largest. */
  readonly promise: string;
  readonly sentences: readonly string[];
};

export const terms = {
  title: 'Our terms',
  promise: 'One search in\u00a0eleven fails. Then\u00a0you pay nothing.',
  sentences: [
    'Otherwise you pay a fifth of the first year’s base salary, once the person has started.',
    'If they leave within six months, for any reason, we find the successor free.',
    'Before you sign, ring Callum, Hana or a client we failed.',
  ],
} as const satisfies TermsContent;
