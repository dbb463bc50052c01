import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';
import type { FurtherPage } from '@/content/schema/pages';

import { pageMetadata } from '../../_site/pageMetadata';
import { TextRoute } from '../../_site/TextRoute';

export const dynamicParams = false;

// With the privacy policy there is always a page: a static export fails on a dynamic route that has none.
const textPages: readonly Omit<FurtherPage, 'linkTitle'>[] = [{ ...privacy, slug: 'privacypolicy' }, ...pages];

export function generateStaticParams(): { slug: string }[] {
  return textPages.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/[slug]'>): Promise<Metadata> {
  const { slug, metadata } = await findPage(params);
  return pageMetadata(`/${slug}`, metadata);
}

export default async function Page({ params }: PageProps<'/[slug]'>) {
  const { sections, ...textPageCopy } = await findPage(params);
  return <TextRoute copy={textPageCopy} sections={sections} />;
}

async function findPage(params: PageProps<'/[slug]'>['params']) {
  const { slug } = await params;
  return textPages.find((page) => page.slug === slug) ?? notFound();
}
