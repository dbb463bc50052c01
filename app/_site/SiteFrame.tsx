import type { ReactNode } from 'react';

import { SiteFooter } from '@/components/SiteFooter/SiteFooter';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { footer, navigation, socials } from '@/content/navigation';
import { brand, mark } from '@/content/site';

import { Island } from '../_client/islands';

type SiteFrameProps = {
  /** Whether the bar has a background before the page is scrolled, too. */
  readonly barVariant?: 'opaque';
  /** Whether there is a station where the line comes to the footer: what is above it has another ground. */
  readonly footerStation?: true;
  readonly children: ReactNode;
};

export function SiteFrame({ barVariant, footerStation, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink label={navigation.skipLabel} />
      <Island name="navigationBar" variant={barVariant} />
      <main id="main">{children}</main>
      <SiteFooter
        content={footer}
        socials={socials}
        mark={mark}
        brand={brand}
        station={footerStation}
        buildYear={new Date().getFullYear()}
      />
    </>
  );
}
