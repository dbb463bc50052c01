import { SiteFrame } from '../_site/SiteFrame';

/** For pages that begin with a picture behind the bar. */
export default function HomeLayout({ children }: LayoutProps<'/'>) {
  return <SiteFrame>{children}</SiteFrame>;
}
