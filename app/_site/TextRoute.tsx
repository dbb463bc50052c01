import type { ComponentProps } from 'react';

import { StructuredData } from '@/components/StructuredData/StructuredData';
import { TextPage } from '@/components/TextPage/TextPage';
import { language } from '@/content/metadata';

import { environment } from './environment';
import { breadcrumbData } from './structuredData';

type TextRouteProps = Pick<ComponentProps<typeof TextPage>, 'copy' | 'sections'>;

/** All of a page of text: what visitors see, and what search engines read. */
export function TextRoute({ copy, sections }: TextRouteProps) {
  return (
    <>
      <TextPage copy={copy} sections={sections} language={language} />
      <StructuredData data={breadcrumbData(environment().siteUrl, copy.title)} />
    </>
  );
}
