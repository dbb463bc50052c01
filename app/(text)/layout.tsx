import type { Viewport } from 'next';

import { SiteFrame } from '../_site/SiteFrame';
import { surfaceInverseDeep, themeColour } from '../_site/themeColour';

export const viewport: Viewport = {
  themeColor: themeColour(surfaceInverseDeep),
};

export default function TextLayout({ children }: LayoutProps<'/'>) {
  return <SiteFrame variant="opaque">{children}</SiteFrame>;
}
