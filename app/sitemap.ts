import type { MetadataRoute } from 'next';

import { privacy } from '@/content/privacy';

import { environment } from './environment';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = environment();
  return [{ url: `${siteUrl}/` }, { url: `${siteUrl}/privacypolicy`, lastModified: privacy.updated.date }];
}
