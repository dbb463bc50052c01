import type { ReactNode } from 'react';

import { SiteFooter } from '@/components/SiteFooter/SiteFooter';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { footer, navigation, socials } from '@/content/navigation';
import { brand, mark } from '@/content/site';

import { Island } from '../_client/islands';

type SiteFrameProps = {
  /** Whether the bar has a background before the page is scrolled, too. */
  readonly barVariant?: 'opaque';
  readonly children: ReactNode;
};

export function SiteFrame({ barVariant, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink label={navigation.skipLabel} />
      <Island name="navigationBar" variant={barVariant} />
      <main id="main">{children}</main>
      <SiteFooter content={footer} socials={socials} mark={mark} brand={brand} buildYear={new Date().getFullYear()} />
    </>
  );
}
