import type { Hero } from './schema/hero';

export const hero = {
  eyebrow: 'Specialist IT recruitment, from London',
  title: 'Talent Solutions for every clients needs',
  text: 'We deliver customised world class hiring solutions, so that companies can grow at any stage: the first engineer, the fiftieth, or the one who leads them all.',
  callToAction: { title: 'Contact Us', link: '/#contact' },
  secondary: { title: 'Looking for work?', link: '/#contact' },
  crowdText: 'Thirteen of the 20,000+ we know. They agreed to be drawn.',
  contactPrompt: { title: 'Who are you missing?', link: '/#contact' },
} as const satisfies Hero;
