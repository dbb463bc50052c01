import type { Viewport } from 'next';

import { colours } from '@/content/colours';

import { SiteFrame } from '../_site/SiteFrame';

export const viewport: Viewport = {
  // Browsers use the first entry that matches.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['surface-inverse-deep'] },
    { color: colours.light['surface-inverse-deep'] },
  ],
};

/** For pages of text. */
export default function TextLayout({ children }: LayoutProps<'/'>) {
  return <SiteFrame variant="opaque">{children}</SiteFrame>;
}
