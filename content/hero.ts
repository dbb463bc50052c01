import type { Search } from './searches';
import type { Action, Decoration } from './types';

export type HeroContent = {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly callToAction: Action;
  readonly secondaryAction: Action;
  /** Above the station where the line begins. */
  readonly day: string;
  readonly roleChoice: RoleChoiceContent;
};

/** The question in the ring of portraits, and who may be missing. */
export type RoleChoiceContent = {
  readonly question: string;
  /** Before the options, which complete it. */
  readonly choose: string;
  /** On the person who was chosen: the text of the link to the form. */
  readonly action: string;
  /** Below it: what is before and after the number of days that the last search of that role took. */
  readonly lastTime: { readonly before: string; readonly after: string };
  /** What the message of the form begins with. Who and where follow, or visitors complete it. */
  readonly message: string;
  /** The last option. Below it is what to do, in place of where. */
  readonly somebodyElse: Pick<Search, 'title' | 'place' | 'image'>;
};

export const hero = {
  eyebrow: 'Specialist IT recruitment, from London',
  title: 'Talent Solutions for every clients needs',
  text: 'Customised world class hiring solutions, so companies can grow at any stage.',
  callToAction: { title: 'Contact Us', link: '/#contact' },
  secondaryAction: { title: 'Looking for work?', link: '/#contact' },
  day: 'Day 1: you ask.',
  roleChoice: {
    question: 'Who are\u00a0you missing?',
    choose: 'We are missing …',
    action: 'Ask us',
    lastTime: { before: 'Last time:', after: 'working\u00a0days' },
    message: 'We are missing ',
    somebodyElse: {
      title: 'somebody else',
      place: 'tell us who',
      image: { src: '/images/people/roles.svg#other' },
    },
  },
} as const satisfies HeroContent;

/** The people of the network, clockwise from the empty place, to which they look. Each is a view of one drawing. */
export const avatars = [
  { src: '/images/people/avatars.svg#avatar-10' },
  { src: '/images/people/avatars.svg#avatar-13' },
  { src: '/images/people/avatars.svg#avatar-03' },
  { src: '/images/people/avatars.svg#avatar-07' },
  { src: '/images/people/avatars.svg#avatar-05' },
  { src: '/images/people/avatars.svg#avatar-08' },
  { src: '/images/people/avatars.svg#avatar-01' },
  { src: '/images/people/avatars.svg#avatar-06' },
  { src: '/images/people/avatars.svg#avatar-09' },
  { src: '/images/people/avatars.svg#avatar-12' },
  { src: '/images/people/avatars.svg#avatar-11' },
  { src: '/images/people/avatars.svg#avatar-02' },
  { src: '/images/people/avatars.svg#avatar-04' },
] as const satisfies readonly Decoration[];
