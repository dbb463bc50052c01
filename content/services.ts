import type { Intro } from './types';

export const servicesContent = {
  title: 'Services',
  lead: 'For those who hire, and those who get\u00a0hired.',
} as const satisfies Intro;

export type Service = {
  readonly id: string;
  readonly title: string;
  /** The id of its symbol among the icons. */
  readonly icon: string;
  readonly description: string;
  readonly linkLabel: string;
  readonly url: string;
  /** Whom it is for, unless it is for clients: before the description. Their pictures are white. */
  readonly audience?: string;
  /** Milliseconds, as the duration is. The specification has both in each service, although the durations are equal. */
  readonly animationDelay: number;
  readonly animationDuration: number;
};

export const services = [
  {
    id: 'talent-sourcing',
    title: 'Talent Sourcing and Acquisition',
    icon: 'sourcing',
    description: 'Four to eight people we have rung, by\u00a0day\u00a07.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 50,
    animationDuration: 1000,
  },
  {
    id: 'candidate-screening',
    title: 'Candidate Screening and Assessment',
    icon: 'screening',
    description: 'Forty-five minutes with an\u00a0engineer, doubts in\u00a0writing.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 100,
    animationDuration: 1000,
  },
  {
    id: 'job-matching',
    title: 'Job Matching',
    icon: 'matching',
    audience: 'For candidates:',
    description: 'free, and no CV leaves without your\u00a0yes.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 150,
    animationDuration: 1000,
  },
  {
    id: 'placements',
    title: 'Contract and Permanent Placements',
    icon: 'placements',
    description: 'For good, or by the day for 15% on the\u00a0rate, IR35 checked.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 200,
    animationDuration: 1000,
  },
  {
    id: 'executive-search',
    title: 'Executive Search',
    icon: 'executive',
    description: 'For a CTO or a CISO we ring forty to send you\u00a0eight.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 250,
    animationDuration: 1000,
  },
  {
    id: 'market-insights',
    title: 'Market Insights',
    icon: 'insights',
    description: 'Pay in each city, from accepted offers, not\u00a0adverts.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 300,
    animationDuration: 1000,
  },
  {
    id: 'candidate-support',
    title: 'Candidate Support',
    icon: 'support',
    audience: 'For candidates:',
    description: 'we play the hard interviewer\u00a0first.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 350,
    animationDuration: 1000,
  },
  {
    id: 'diversity-and-inclusion',
    title: 'Diversity and Inclusion Services',
    icon: 'inclusion',
    description: 'We show whom your advert puts off, then rewrite\u00a0it.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 400,
    animationDuration: 1000,
  },
] as const satisfies readonly Service[];
