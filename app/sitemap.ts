import type { MetadataRoute } from 'next';

import { privacy } from '@/content/privacy';
import { metadata, privacyPath } from '@/content/site';

import { siteUrl } from './_site/siteUrl';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return [
    { url: `${siteUrl}/`, lastModified: metadata.home.updated },
    { url: siteUrl + privacyPath, lastModified: privacy.updated.date },
  ];
}
