import { brand } from './site';
import type { Decoration } from './types';

export type MissionContent = {
  readonly title: string;
  readonly statement: string;
  /** Who is in the ring that is empty in the hero: the second of the placements. */
  readonly hire: { readonly title: string; readonly text: string; readonly image: Decoration };
  /** Below the portraits. */
  readonly crowdText: string;
  readonly countersLabel: string;
  readonly counters: readonly Counter[];
};

type Counter = { readonly heading: string; readonly title: string };

export const mission = {
  title: 'Our Mission',
  statement: 'To make hiring an\u00a0engineer on the other side of the world feel like hiring a\u00a0friend of\u00a0a\u00a0friend.',
  hire: {
    title: 'Here she is.',
    text: 'A platform lead in Lisbon, signed\u00a0on\u00a0day\u00a023.',
    image: { src: '/images/people/hire.svg' },
  },
  crowdText: 'She agreed, too.',
  countersLabel: `${brand.name} in numbers`,
  counters: [
    { heading: '10+', title: 'Years Experience' },
    { heading: '20k+', title: 'Network' },
    { heading: '500+', title: 'Successful Hires' },
  ],
} as const satisfies MissionContent;
