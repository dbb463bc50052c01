export type EvidenceContent = {
  readonly lead: string;
  /** What a client gets of what is shown. */
  readonly note: string;
};

export const evidence = {
  lead: 'The note you get. Doubts included.',
  note: 'An example, printed with consent. Candidates read theirs\u00a0first.',
} as const satisfies EvidenceContent;
