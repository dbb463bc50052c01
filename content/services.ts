import type { Intro } from './types';

export const servicesContent = {
  title: 'Services',
  lead: 'Eight services, by people who can read your\u00a0code.',
} as const satisfies Intro;

export type Service = {
  readonly id: string;
  readonly title: string;
  /** The id of its symbol among the icons. */
  readonly icon: string;
  readonly description: string;
  readonly linkLabel: string;
  readonly url: string;
  /** A short line below the title. Beside titles of two lines, one of one line needs it. */
  readonly detail?: string;
  /** Its disc has a ring. */
  readonly isForCandidates?: true;
  /** Milliseconds, as the duration is. The specification has both in each service, although the durations are equal. */
  readonly animationDelay: number;
  readonly animationDuration: number;
};

export const services = [
  {
    id: 'talent-sourcing',
    title: 'Talent Sourcing and Acquisition',
    icon: 'sourcing',
    description: 'People we know, in a\u00a0week.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 50,
    animationDuration: 1000,
  },
  {
    id: 'candidate-screening',
    title: 'Candidate Screening and Assessment',
    icon: 'screening',
    description: 'By one who has done the\u00a0job.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 100,
    animationDuration: 1000,
  },
  {
    id: 'job-matching',
    title: 'Job Matching',
    icon: 'matching',
    detail: 'For candidates',
    isForCandidates: true,
    description: 'Nobody tells your boss.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 150,
    animationDuration: 1000,
  },
  {
    id: 'placements',
    title: 'Contract and Permanent Placements',
    icon: 'placements',
    description: 'IR35 checked beforehand.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 200,
    animationDuration: 1000,
  },
  {
    id: 'executive-search',
    title: 'Executive Search',
    detail: 'CTO, CIO, CISO',
    icon: 'executive',
    description: 'Forty names, three finalists.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 250,
    animationDuration: 1000,
  },
  {
    id: 'market-insights',
    title: 'Market Insights',
    detail: 'From offers, not adverts',
    icon: 'insights',
    description: 'What Tokyo pays, or Lisbon.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 300,
    animationDuration: 1000,
  },
  {
    id: 'candidate-support',
    title: 'Candidate Support',
    icon: 'support',
    detail: 'For candidates',
    isForCandidates: true,
    description: 'A rehearsal, then three calls.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 350,
    animationDuration: 1000,
  },
  {
    id: 'diversity-and-inclusion',
    title: 'Diversity and Inclusion Services',
    icon: 'inclusion',
    description: 'We send CVs without names.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 400,
    animationDuration: 1000,
  },
] as const satisfies readonly Service[];
