import type { Decoration, Intro, PictureRecord } from './site';

export const teamIntro = {
  title: 'Team',
  lead: 'Two names on the door, sixteen behind it. All answer the telephone.',
} as const satisfies Intro;

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly description: string;
  readonly image: PictureRecord;
};

export const team = [
  {
    id: 'managing-director',
    name: 'Meera Thistlewood',
    designation: 'Managing Director',
    description:
      'Wrote payments code for eleven years. Takes on two executive searches at a time.',
    image: { src: '/images/people/team-1.svg', alt: 'Portrait of Meera Thistlewood' },
  },
  {
    id: 'lead-consultant',
    name: 'Jonah Adeyemi-Marsh',
    designation: 'Lead Consultant',
    description:
      'Ran platform teams in Lagos. Leads the sixteen, who ring every candidate back.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi-Marsh' },
  },
] as const satisfies readonly TeamMember[];

/** Sixteen people, who decorate the sentence above. */
export const teamCrowd = { src: '/images/team-crowd.svg' } as const satisfies Decoration;
