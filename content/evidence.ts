export type EvidenceContent = {
  /** Before who was searched. */
  readonly lastTime: string;
  readonly lead: string;
  /** What a client gets of what is shown. */
  readonly note: string;
};

export const evidence = {
  lastTime: 'Last time:',
  lead: 'The note you get. Doubts included.',
  note: 'An example, printed with consent.',
} as const satisfies EvidenceContent;
