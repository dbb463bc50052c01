import { privacyPath } from './site';
import type { Action } from './types';

type LinkItem = Action & { readonly id: string };

export type Navigation = {
  readonly label: string;
  readonly menuLabel: string;
  /** In its place while the menu is open. */
  readonly closeLabel: string;
  readonly skipLabel: string;
  readonly links: readonly LinkItem[];
  readonly callToAction: Action;
};

export const navigation = {
  label: 'Main',
  menuLabel: 'Menu',
  closeLabel: 'Close',
  skipLabel: 'Skip to the content',
  links: [
    { id: 'services', title: 'Services', link: '/#service' },
    { id: 'about', title: 'About', link: '/#about' },
    { id: 'contact', title: 'Contact', link: '/#contact' },
  ],
  callToAction: { title: 'Contact Us', link: '/#contact' },
} as const satisfies Navigation;

export type Footer = {
  readonly linksLabel: string;
  readonly links: readonly LinkItem[];
  readonly socialLabel: string;
  readonly opensInNewTab: string;
  readonly rights: string;
  /** Of a placement. At the ring where the line ends, once somebody is chosen in the hero or a message is sent. */
  readonly firstDay: string;
};

export const footer = {
  linksLabel: 'Footer',
  links: [
    { id: 'about', title: 'About us', link: '/#about' },
    { id: 'contact', title: 'Contact', link: '/#contact' },
    { id: 'privacy', title: 'Privacy Policy', link: privacyPath },
  ],
  socialLabel: 'Social media',
  opensInNewTab: '(opens in a new tab)',
  rights: 'All rights reserved.',
  firstDay: 'Day 1',
} as const satisfies Footer;

/** `icon` is the id of its symbol among the icons. */
export type SocialItem = LinkItem & { readonly icon: string };

export const socials = [
  { id: 'facebook', title: 'Facebook', icon: 'facebook', link: 'https://facebook.com/kithmere.example' },
  { id: 'x', title: 'X', icon: 'x', link: 'https://x.com/kithmere.example' },
  { id: 'instagram', title: 'Instagram', icon: 'instagram', link: 'https://instagram.com/kithmere.example' },
  { id: 'linkedin', title: 'LinkedIn', icon: 'linkedin', link: 'https://linkedin.com/company/kithmere.example' },
  { id: 'youtube', title: 'YouTube', icon: 'youtube', link: 'https://youtube.com/@kithmere.example' },
] as const satisfies readonly SocialItem[];
