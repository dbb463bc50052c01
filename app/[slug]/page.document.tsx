import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { pages } from '@/content/pages';

import { TextPage, textPageMetadata, textPageViewport } from '../_site/TextPage';

type PageProps = {
  readonly params: Promise<{ readonly slug: string }>;
};

export const dynamicParams = false;
export const viewport = textPageViewport;

export function generateStaticParams(): { slug: string }[] {
  return pages.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug, metadata } = await findPage(params);
  return textPageMetadata(`/${slug}`, metadata);
}

/** Renders one page of content/pages.ts. */
export default async function Page({ params }: PageProps) {
  const { slug, metadata, sections, ...copy } = await findPage(params);
  return <TextPage path={`/${slug}`} metadata={metadata} copy={copy} sections={sections} />;
}

async function findPage(params: PageProps['params']) {
  const { slug } = await params;
  return pages.find((page) => page.slug === slug) ?? notFound();
}
