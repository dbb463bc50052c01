import { z } from 'zod';

import { httpsUrl, id, link, list, record, rules, text } from './fields';

const linkItem = record({ id, title: text(24), link });

/** Characters in all links of the navigation bar that fit in one line from 992 px on. */
export const barCharacters = 48;

const navigation = record({
  label: text(24),
  menuLabel: text(12),
  skipLabel: text(40),
  links: list(linkItem, 1, 4),
  callToAction: record({ ...linkItem.unwrap().shape, link: z.literal('/#contact', 'must be /#contact, the form') }),
}).superRefine(
  rules(({ links, callToAction }) => {
    const total = [...links, callToAction].reduce((sum, { title }) => sum + title.length, 0);
    const message = `must have at most ${barCharacters} characters in total, with callToAction, to fit in one line, has ${total}`;
    return [[total <= barCharacters, ['links'], message]];
  }),
);

const footer = record({
  linksLabel: text(24),
  links: list(linkItem, 1, 6),
  socialLabel: text(40),
  opensInNewTab: text(40),
  rights: text(60),
  logoAlt: text(20),
}).refine(({ links }) => links.some(({ link }) => link === '/privacypolicy'), {
  path: ['links'],
  error: 'must have a link to /privacypolicy',
});

const socialItem = record({
  id,
  title: text(24),
  /** The id of a symbol in components/sprite.svg. */
  icon: text(40),
  link: httpsUrl,
});

export const schemas = { navigation, footer, socials: list(socialItem, 1, 6) };

export type Footer = z.infer<typeof footer>;
export type Navigation = z.infer<typeof navigation>;
export type SocialItem = z.infer<typeof socialItem>;
