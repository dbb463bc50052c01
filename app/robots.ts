import type { MetadataRoute } from 'next';

import { environment } from './_site/environment';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${environment().siteUrl}/sitemap.xml`,
  };
}
