import type { MetadataRoute } from 'next';

import { metadata } from '@/content/metadata';
import { privacy } from '@/content/privacy';

import { environment } from './_site/environment';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = environment();
  return [
    { url: `${siteUrl}/`, lastModified: metadata.home.updated },
    { url: `${siteUrl}/privacypolicy`, lastModified: privacy.updated.date },
  ];
}
