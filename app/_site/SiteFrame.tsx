import type { ReactNode } from 'react';

import { SiteFooter } from '@/components/SiteFooter/SiteFooter';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { brand, mark } from '@/content/brand';
import { footer, navigation, socials } from '@/content/navigation';
import { pages } from '@/content/pages';

import { Island } from '../_client/Island';
import { alternates } from './homeLanguages';

type SiteFrameProps = {
  readonly variant?: 'transparent' | 'opaque';
  readonly children: ReactNode;
};

const footerWithPages = {
  ...footer,
  links: [
    ...footer.links,
    ...pages.map(({ slug, linkTitle }) => ({ id: `page-${slug}`, title: linkTitle, link: `/${slug}` })),
  ],
};

export function SiteFrame({ variant = 'transparent', children }: SiteFrameProps) {
  return (
    <>
      <SkipLink target="main" title={navigation.skipLabel} />
      <Island name="navigationBar" variant={variant} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        copy={footerWithPages}
        alternates={alternates}
        socials={socials}
        mark={mark}
        owner={brand.legalName}
        slogan={brand.slogan}
        buildYear={new Date().getFullYear()}
      />
    </>
  );
}
