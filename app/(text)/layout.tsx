import type { Viewport } from 'next';
import type { ReactNode } from 'react';

import { colours } from '@/content/colours';

import { SiteFrame } from '../_site/SiteFrame';

export const viewport: Viewport = {
  // Browsers use the first entry that matches.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['surface-inverse-deep'] },
    { color: colours.light['surface-inverse-deep'] },
  ],
};

type TextLayoutProps = {
  readonly children: ReactNode;
};

/** For pages of text. */
export default function TextLayout({ children }: TextLayoutProps) {
  return <SiteFrame variant="opaque">{children}</SiteFrame>;
}
