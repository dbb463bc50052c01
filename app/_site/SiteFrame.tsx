import type { ReactNode } from 'react';

import { AnimateOnScroll } from '@/components/AnimateOnScroll/AnimateOnScroll.island';
import { Island } from '@/components/Island/Island';
import { NavigationBar } from '@/components/NavigationBar/NavigationBar.island';
import { SiteFooter } from '@/components/SiteFooter/SiteFooter';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { brand, logoLinkLabel, mark } from '@/content/brand';
import { footer, navigation, socials } from '@/content/navigation';
import { pages } from '@/content/pages';

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
      <Island>
        <NavigationBar
          copy={navigation}
          mark={mark}
          brandName={brand.name}
          homeUrl="/"
          logoLabel={`${brand.name}, ${logoLinkLabel}`}
          variant={variant}
        />
      </Island>
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
      <Island>
        <AnimateOnScroll />
      </Island>
    </>
  );
}
