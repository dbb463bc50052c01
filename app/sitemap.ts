import type { MetadataRoute } from 'next';

import { metadata } from '@/content/metadata';
import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';
import type { TextPageCopy } from '@/content/schema/textPage';

import { environment } from './_site/environment';
import { homeLanguages } from './_site/homeLanguages';
import { ownRoutes } from './_site/ownRoutes';

export const dynamic = 'force-static';

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = environment();
  return [
    { url: `${siteUrl}/`, lastModified: metadata.home.updated, alternates: homeLanguages() },
    { url: `${siteUrl}/privacypolicy`, lastModified: privacy.updated.date },
    ...pages.map(({ slug, updated }) => ({ url: `${siteUrl}/${slug}`, lastModified: updated.date })),
    ...(await Promise.all(
      ownRoutes().map(async (route) => ({ url: `${siteUrl}/${route}`, lastModified: await lastChange(route) })),
    )),
  ];
}

/** The day in the records of a page of its own, if they have its name: content/careers.ts for /careers. */
async function lastChange(route: string): Promise<string | undefined> {
  const records = (await import(`@/content/${route}.ts`).catch(() => ({}))) as Record<string, Partial<TextPageCopy>>;
  return Object.values(records).find(({ updated }) => updated)?.updated?.date;
}
