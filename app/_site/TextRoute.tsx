import type { ComponentProps } from 'react';

import { StructuredData } from '@/components/StructuredData/StructuredData';
import { TextPage } from '@/components/TextPage/TextPage';
import { language } from '@/content/metadata';

import { breadcrumbData } from './structuredData';

type TextRouteProps = Pick<ComponentProps<typeof TextPage>, 'copy' | 'sections' | 'children'>;

/** All of a page of text: what visitors see, and what search engines read. */
export function TextRoute({ copy, sections, children }: TextRouteProps) {
  return (
    <>
      <TextPage copy={copy} sections={sections} language={language}>
        {children}
      </TextPage>
      <StructuredData data={breadcrumbData(copy.title)} />
    </>
  );
}
