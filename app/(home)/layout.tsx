import type { ReactNode } from 'react';

import { SiteFrame } from '../_site/SiteFrame';

type HomeLayoutProps = {
  readonly children: ReactNode;
};

/** For pages that begin with a picture behind the bar. */
export default function HomeLayout({ children }: HomeLayoutProps) {
  return <SiteFrame>{children}</SiteFrame>;
}
