import type { Action, Decoration } from './site';

export type Hero = {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly callToAction: Action;
  readonly secondary: Action;
  /** Below the portraits. */
  readonly crowdText: string;
  /** In the empty ring among the portraits. */
  readonly contactPrompt: Action;
};

export const hero = {
  eyebrow: 'Specialist IT recruitment, from London',
  title: 'Talent Solutions for every clients needs',
  text: 'We deliver customised world class hiring solutions, so that companies can grow at any stage: the first engineer, the fiftieth, or the one who leads them all.',
  callToAction: { title: 'Contact Us', link: '/#contact' },
  secondary: { title: 'Looking for work?', link: '/#contact' },
  crowdText: 'Thirteen of the 20,000+ we know. They agreed to be drawn.',
  contactPrompt: { title: 'Who are you missing?', link: '/#contact' },
} as const satisfies Hero;

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
