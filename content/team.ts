import type { Picture } from './picture';

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly description: string;
  readonly image: Picture;
};

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly image: Picture;
};

export const teamIntro = {
  title: 'Team',
  lead: 'Two names on the door, and both answer the telephone.',
} as const;

export const team = [
  {
    id: 'managing-director',
    name: 'Meera Thistlewood',
    designation: 'Managing Director',
    description:
      'Meera wrote payment systems for eleven years before she hired the people who write them. She takes every executive search herself and has never sent a shortlist longer than five.',
    image: { src: '/images/people/team-1.svg', alt: 'Portrait of Meera Thistlewood', width: 201, height: 201 },
  },
  {
    id: 'lead-consultant',
    name: 'Jonah Adeyemi-Marsh',
    designation: 'Lead Consultant',
    description:
      'Jonah ran platform teams in Lagos and Manchester, and still reads pull requests for pleasure. Candidates know him as the one who rings back, also when the answer is no.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi-Marsh', width: 201, height: 201 },
  },
] as const satisfies readonly TeamMember[];

export const testimonialsTitle = 'What they said afterwards';

export const quoteImage = { src: '/images/quote.svg', alt: '', width: 64, height: 48 } as const satisfies Picture;

export const testimonials = [
  {
    id: 'platform',
    quote:
      'They sent us four people. We had budget for one and hired two, because the second was that hard to let go. Nobody had ever told us a candidate’s weak points before we asked.',
    name: 'Hana Okabe-Lind',
    role: 'Head of Platform, payments company, Leeds',
    image: { src: '/images/people/client-1.svg', alt: 'Portrait of Hana Okabe-Lind', width: 96, height: 96 },
  },
  {
    id: 'security',
    quote:
      'We needed a security lead in Singapore who could work to London’s audit calendar. It took nineteen days from the first call to the signature, and she is still with us.',
    name: 'Callum Brackenreid',
    role: 'Chief Information Officer, shipping insurer, London',
    image: { src: '/images/people/client-2.svg', alt: 'Portrait of Callum Brackenreid', width: 96, height: 96 },
  },
] as const satisfies readonly Testimonial[];

/** Decorative: the claim beside them says in words what they show. */
export const avatars = Array.from({ length: 13 }, (_, index): Picture => ({
  src: `/images/people/avatar-${String(index + 1).padStart(2, '0')}.svg`,
  alt: '',
  width: 64,
  height: 64,
}));
