import type { Metadata } from 'next';

import { ErrorMessage } from '@/components/ErrorMessage/ErrorMessage';
import { brand } from '@/content/brand';
import { errorPages } from '@/content/errors';

import { SiteFrame } from './_site/SiteFrame';

const { title, notFound, home, contact } = errorPages;

export const metadata: Metadata = {
  title: `${notFound.documentTitle} | ${brand.name}`,
  description: notFound.text,
};

export default function NotFound() {
  return (
    <SiteFrame>
      <ErrorMessage title={title} detail={`${notFound.status} ${notFound.statusText}`} text={notFound.text} home={home}>
        {' '}
        <a href={contact.link}>{contact.title}</a>
      </ErrorMessage>
    </SiteFrame>
  );
}
