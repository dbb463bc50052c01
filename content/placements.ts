import type { Decoration } from './types';

export type PlacementsContent = {
  readonly lead: string;
  /** How the placements were chosen, and what their numbers count. */
  readonly note: string;
  /** After their number. */
  readonly unit: string;
  /** Before the number of a day. */
  readonly day: string;
  /** What happens on the last one, in lower case. */
  readonly signed: string;
};

export const placementsContent = {
  lead: 'One quick, one usual, one slow.',
  note: 'Working days, message to signature.',
  unit: 'days',
  day: 'Day',
  signed: 'signed',
} as const satisfies PlacementsContent;

export const quoteImage = { src: '/images/quote.svg' } as const satisfies Decoration;
