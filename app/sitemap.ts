import type { MetadataRoute } from 'next';

import { siteUrl } from '@/components/siteUrl';
import { metadata } from '@/content/metadata';
import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';

import { homeLanguages } from './_site/homeLanguages';
import { ownRoutes } from './_site/ownRoutes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    { url: `${siteUrl}/`, lastModified: metadata.home.updated, alternates: homeLanguages() },
    { url: `${siteUrl}/privacypolicy`, lastModified: privacy.updated.date },
    ...pages.map(({ slug, updated }) => ({ url: `${siteUrl}/${slug}`, lastModified: updated.date })),
    ...ownRoutes().map((route) => ({ url: `${siteUrl}/${route}` })),
  ];
}
