import type { Intro, PictureRecord } from './types';

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
    description: 'Ran platform teams in Lagos. Leads sixteen, answers candidates.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi' },
  },
] as const satisfies readonly TeamMember[];

/** Those who stand behind them, in one picture. */
export const consultants = {
  id: 'consultants',
  name: 'Sixteen more',
  designation: 'Consultants',
  description: 'Former engineers. They learn the role, then ring people who could do\u00a0it.',
  image: { src: '/images/team-crowd.svg', alt: 'Sixteen people, some of them on the telephone' },
} as const satisfies TeamMember;
