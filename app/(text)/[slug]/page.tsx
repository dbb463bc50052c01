import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { LegalDocument } from '@/components/LegalDocument/LegalDocument';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { language, metadata as copy } from '@/content/metadata';
import { pages } from '@/content/pages';
import { privacy, privacySections } from '@/content/privacy';
import type { DocumentPage } from '@/content/schema/pages';

import { environment } from '../../_site/environment';
import { pageMetadata } from '../../_site/pageMetadata';
import { breadcrumbData } from '../../_site/structuredData';

type PageProps = {
  readonly params: Promise<{ readonly slug: string }>;
};

export const dynamicParams = false;

// With the privacy policy there is always a page: a static export fails on a dynamic route that has none.
const textPages: readonly Omit<DocumentPage, 'linkTitle'>[] = [
  { ...privacy, slug: 'privacypolicy', metadata: copy.privacy, sections: privacySections },
  ...pages,
];

export function generateStaticParams(): { slug: string }[] {
  return textPages.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug, metadata } = await findPage(params);
  return pageMetadata(`/${slug}`, metadata);
}

/** Renders the privacy policy, or a page of content/pages.ts. */
export default async function Page({ params }: PageProps) {
  const { sections, ...documentCopy } = await findPage(params);
  return (
    <>
      <LegalDocument copy={documentCopy} sections={sections} language={language} />
      <StructuredData data={breadcrumbData(environment().siteUrl, documentCopy.title)} />
    </>
  );
}

async function findPage(params: PageProps['params']) {
  const { slug } = await params;
  return textPages.find((page) => page.slug === slug) ?? notFound();
}
