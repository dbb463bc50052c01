import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { pages } from '@/content/pages';

import { documentMetadata, DocumentPage, documentViewport } from '../_site/DocumentPage';

type PageProps = {
  readonly params: Promise<{ readonly slug: string }>;
};

export const dynamicParams = false;
export const viewport = documentViewport;

export function generateStaticParams(): { slug: string }[] {
  return pages.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug, metadata } = await pageOf(params);
  return documentMetadata(`/${slug}`, metadata);
}

/** A page of content/pages.ts. */
export default async function Page({ params }: PageProps) {
  const { slug, metadata, sections, ...copy } = await pageOf(params);
  return <DocumentPage address={`/${slug}`} metadata={metadata} copy={copy} sections={sections} />;
}

async function pageOf(params: PageProps['params']) {
  const { slug } = await params;
  return pages.find((page) => page.slug === slug) ?? notFound();
}
