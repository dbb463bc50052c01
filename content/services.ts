import type { Intro } from './site';

export const servicesIntro = {
  title: 'Services',
  lead: 'Eight things we do, by people who can read your code.',
} as const satisfies Intro;

export type Service = {
  readonly id: string;
  readonly title: string;
  /** The id of its symbol among the icons. */
  readonly icon: string;
  readonly description: string;
  readonly linkLabel: string;
  readonly url: string;
  /** A line of another colour leads from each of these services to the next. */
  readonly forCandidates?: true;
  /** Milliseconds, as the duration is. */
  readonly animationDelay: number;
  readonly animationDuration: number;
};

export const services = [
  {
    id: 'talent-sourcing',
    title: 'Talent Sourcing and Acquisition',
    icon: 'sourcing',
    description:
      'We ask people we know, then search by name, not by keyword. Three to five worth meeting, within seven working days.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 50,
    animationDuration: 1000,
  },
  {
    id: 'candidate-screening',
    title: 'Candidate Screening and Assessment',
    icon: 'screening',
    description:
      'Forty-five minutes with somebody who has done the job, then your work sample. Our notes in full, doubts included.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 100,
    animationDuration: 1000,
  },
  {
    id: 'job-matching',
    title: 'Job Matching',
    icon: 'matching',
    description:
      'For candidates: tell us what you will never do again. Your name goes to no employer before you say yes.',
    linkLabel: 'Learn More',
    url: '/',
    forCandidates: true,
    animationDelay: 150,
    animationDuration: 1000,
  },
  {
    id: 'placements',
    title: 'Contract and Permanent Placements',
    icon: 'placements',
    description:
      'A contractor in Leeds on Monday, a team in Singapore by spring. IR35, right to work and payroll are on us.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 200,
    animationDuration: 1000,
  },
  {
    id: 'executive-search',
    title: 'Executive Search',
    icon: 'executive',
    description:
      'CTO, CIO, CISO. One director from start to end: forty names, eight conversations, three finalists, nobody the wiser.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 250,
    animationDuration: 1000,
  },
  {
    id: 'market-insights',
    title: 'Market Insights',
    icon: 'insights',
    description:
      'What a data engineer costs this quarter in Leeds, Lisbon or Toronto, from offers accepted, not adverts.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 300,
    animationDuration: 1000,
  },
  {
    id: 'candidate-support',
    title: 'Candidate Support',
    icon: 'support',
    description:
      'For candidates: a plain English CV, a rehearsal with somebody from that panel, calls in weeks one, six and twelve.',
    linkLabel: 'Learn More',
    url: '/',
    forCandidates: true,
    animationDelay: 350,
    animationDuration: 1000,
  },
  {
    id: 'diversity-and-inclusion',
    title: 'Diversity and Inclusion Services',
    icon: 'inclusion',
    description:
      'Adverts without the words that put good people off, CVs without names. Each quarter you see who was hired.',
    linkLabel: 'Learn More',
    url: '/',
    animationDelay: 400,
    animationDuration: 1000,
  },
] as const satisfies readonly Service[];
