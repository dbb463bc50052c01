import type { Intro, PictureRecord } from './types';

export const teamContent = {
  title: 'Team',
  lead: 'Two names on\u00a0the\u00a0door, sixteen\u00a0behind\u00a0it.',
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
    description: 'Ran platform teams in Lagos. Leads sixteen. Rings you back.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi' },
  },
] as const satisfies readonly TeamMember[];

/** Those who stand behind them, in one picture. */
export const consultants = {
  id: 'consultants',
  name: 'Sixteen more',
  designation: 'Consultants',
  description: 'Once engineers. They read your code, then ring people who could write it.',
  image: { src: '/images/team-crowd.svg', alt: 'Sixteen people, some of them on the telephone' },
} as const satisfies TeamMember;
