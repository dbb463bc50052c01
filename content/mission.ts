import { avatars } from './hero';
import { brand } from './site';
import type { Decoration } from './types';

export type MissionContent = {
  readonly title: string;
  readonly statement: string;
  /** The people of the hero, glad for the one who was found. */
  readonly avatars: readonly Decoration[];
  /** Beside the one who was found. */
  readonly crowdText: string;
  readonly countersLabel: string;
  readonly counters: readonly Counter[];
};

type Counter = {
  readonly heading: string;
  readonly title: string;
  /** Of whom, or since when. */
  readonly detail: string;
};

export const mission = {
  title: 'Our Mission',
  statement:
    'To make hiring an\u00a0engineer on the other side of the world feel like hiring a\u00a0friend of\u00a0a\u00a0friend.',
  avatars: avatars.map(({ src }) => ({ src: src.replace('avatars.svg', 'avatars-glad.svg') })),
  crowdText: 'Everybody here agreed to be drawn.',
  countersLabel: `${brand.name} in numbers`,
  counters: [
    { heading: '10+', title: 'Years Experience', detail: 'Each of us' },
    { heading: '20k+', title: 'Network', detail: 'Our contacts' },
    { heading: '500+', title: 'Successful Hires', detail: `Since ${brand.foundedYear}` },
  ],
} as const satisfies MissionContent;
