import type { Metadata } from 'next';

import { ErrorMessage } from '@/components/ErrorMessage/ErrorMessage';
import { brand, errorPages } from '@/content/site';

import { SiteFrame } from './_site/SiteFrame';

export const metadata: Metadata = {
  title: `${errorPages.notFound.documentTitle} | ${brand.name}`,
  description: errorPages.notFound.text,
};

export default function NotFound() {
  return (
    <SiteFrame>
      <ErrorMessage {...errorPages} />
    </SiteFrame>
  );
}
