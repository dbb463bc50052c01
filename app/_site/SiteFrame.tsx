import type { ReactNode } from 'react';

import { SiteFooter } from '@/components/SiteFooter/SiteFooter';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { mission } from '@/content/mission';
import { footer, navigation, socials } from '@/content/navigation';
import { brand, mark } from '@/content/site';

import { Island } from '../_client/Island';
import type { IslandAttributes } from '../_client/islands';

type SiteFrameProps = IslandAttributes & {
  /** Whether the page has the thick line. Otherwise it begins at the footer. */
  readonly hasLine?: boolean;
  readonly children: ReactNode;
};

export function SiteFrame({ variant, hasLine = false, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink label={navigation.skipLabel} />
      <Island name="navigationBar" variant={variant} />
      <main id="main">{children}</main>
      <SiteFooter
        content={footer}
        socials={socials}
        mark={mark}
        brand={brand}
        hireImage={mission.hire.image}
        lineBegins={!hasLine}
        buildYear={new Date().getFullYear()}
      />
    </>
  );
}
