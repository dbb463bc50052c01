import type { Decoration, Intro } from './schema/fields';
import type { TeamMember, Testimonial } from './schema/team';

export const teamIntro = {
  title: 'Team',
  lead: 'Two names on the door, sixteen consultants behind them, and all of us answer the telephone.',
} as const satisfies Intro;

export const team = [
  {
    id: 'managing-director',
    name: 'Meera Thistlewood',
    designation: 'Managing Director',
    description:
      'Meera wrote payment systems for eleven years before she hired the people who write them. She takes every executive search herself and never sends more than five names.',
    image: { src: '/images/people/team-1.svg', alt: 'Portrait of Meera Thistlewood' },
  },
  {
    id: 'lead-consultant',
    name: 'Jonah Adeyemi-Marsh',
    designation: 'Lead Consultant',
    description:
      'Jonah ran platform teams in Lagos and Manchester, and still reads pull requests for pleasure. Everybody his team has met is rung back, and told why, also when the answer is no.',
    image: { src: '/images/people/team-2.svg', alt: 'Portrait of Jonah Adeyemi-Marsh' },
  },
] as const satisfies readonly TeamMember[];

export const testimonialsTitle = 'What they said';

export const quoteImage = { src: '/images/quote.svg' } as const satisfies Decoration;

export const testimonials = [
  {
    id: 'security',
    quote:
      'We needed a security lead in Singapore who could work to London’s audit calendar. It took nineteen days from the first call to the signature, and she is still with us.',
    name: 'Callum Brackenreid',
    role: 'Chief Information Officer, shipping insurer, London',
    image: { src: '/images/people/client-2.svg', alt: 'Portrait of Callum Brackenreid' },
  },
  {
    id: 'platform',
    quote:
      'They sent us four people. We had budget for one and hired two, because the second was that hard to let go. Nobody had ever told us a candidate’s weak points before we asked.',
    name: 'Hana Okabe-Lind',
    role: 'Head of Platform, payments company, London',
    image: { src: '/images/people/client-1.svg', alt: 'Portrait of Hana Okabe-Lind' },
  },
  {
    id: 'data',
    quote: 'We do not give quotes, we give references. Ask for our number: it takes two minutes, and the answer is yes.',
    name: 'A client who asked not to be named',
    role: 'Asset manager, London',
    unnamed: true,
  },
] as const satisfies readonly Testimonial[];

/** The people of the network, who only decorate the claim beside them. */
export const avatars = [
  { src: '/images/people/avatar-01.svg' },
  { src: '/images/people/avatar-02.svg' },
  { src: '/images/people/avatar-03.svg' },
  { src: '/images/people/avatar-04.svg' },
  { src: '/images/people/avatar-05.svg' },
  { src: '/images/people/avatar-06.svg' },
  { src: '/images/people/avatar-07.svg' },
  { src: '/images/people/avatar-08.svg' },
  { src: '/images/people/avatar-09.svg' },
  { src: '/images/people/avatar-10.svg' },
  { src: '/images/people/avatar-11.svg' },
  { src: '/images/people/avatar-12.svg' },
  { src: '/images/people/avatar-13.svg' },
] as const satisfies readonly Decoration[];
