import type { Metadata } from 'next';

import { NotFound } from '@/components/NotFound/NotFound';
import { avatars } from '@/content/hero';
import { brand, notFound } from '@/content/site';

import { SiteFrame } from './_site/SiteFrame';

export const metadata: Metadata = {
  title: `${notFound.documentTitle} | ${brand.name}`,
  description: notFound.text,
};

export default function NotFoundPage() {
  return (
    <SiteFrame>
      <NotFound content={notFound} avatars={avatars} />
    </SiteFrame>
  );
}
