import type { Decoration, Intro, PictureRecord } from './types';

export const teamContent = {
  title: 'Team',
  lead: 'All of us did the\u00a0job before.',
} as const satisfies Intro;

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly description: string;
  /** A person in a drawing stands on its lower edge. */
  readonly image: PictureRecord;
};

export type Consultants = {
  readonly title: string;
  readonly text: string;
  readonly portraits: readonly Decoration[];
};

export const team = [
  {
    id: 'managing-director',
    name: 'Meera Thistlewood',
    designation: 'Managing Director',
    description: 'Eleven years of payments code. Still runs two searches herself.',
    image: { src: '/images/people/team-1.svg', alt: 'Portrait of Meera Thistlewood' },
  },
  {
    id: 'lead-consultant',
    name: 'Jonah Adeyemi',
    designation: 'Lead Consultant',
    description: 'Ran platform teams in Lagos. Leads twelve, answers candidates.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi' },
  },
] as const satisfies readonly TeamMember[];

/** Twelve, in one row, or two on a phone. */
export const consultants = {
  title: 'Twelve more',
  text: 'Former engineers. They learn the role, then ring people who could do\u00a0it.',
  portraits: Array.from({ length: 12 }, (_, index) => ({
    src: `/images/people/consultants.svg#consultant-${String(index + 1).padStart(2, '0')}`,
  })),
} as const satisfies Consultants;
