import type { RegionId } from './lineMap';
import { brand } from './site';
import type { Decoration } from './types';

export type MissionContent = {
  readonly title: string;
  readonly statement: string;
  /** Who is in the ring that is empty in the hero. The first, unless a role in the region of another is chosen there. */
  readonly hires: readonly Hire[];
  readonly countersLabel: string;
  readonly counters: readonly Counter[];
};

type Hire = {
  readonly region: RegionId;
  readonly answer: string;
  readonly text: string;
  readonly image: Decoration;
};

type Counter = { readonly heading: string; readonly title: string };

export const mission = {
  title: 'Our Mission',
  statement: 'To make hiring an\u00a0engineer on the other side of the world feel like hiring a\u00a0friend of\u00a0a\u00a0friend.',
  hires: [
    {
      region: 'uk-emea',
      answer: 'Here she is.',
      text: 'A platform lead in Lisbon, signed\u00a0on\u00a0day\u00a023.',
      image: { src: '/images/people/hire.svg' },
    },
    {
      region: 'north-america',
      answer: 'Here she is.',
      text: 'A CTO in New York, signed\u00a0on\u00a0day\u00a031.',
      image: { src: '/images/people/hire.svg' },
    },
    {
      region: 'apac',
      answer: 'Here he is.',
      text: 'A security lead in Singapore, signed\u00a0on\u00a0day\u00a019.',
      image: { src: '/images/people/hire.svg' },
    },
  ],
  countersLabel: `${brand.name} in numbers`,
  counters: [
    { heading: '10+', title: 'Years Experience' },
    { heading: '20k+', title: 'Network' },
    { heading: '500+', title: 'Successful Hires' },
  ],
} as const satisfies MissionContent;
