import { readdirSync } from 'node:fs';

import type { MetadataRoute } from 'next';

import { metadata } from '@/content/metadata';
import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';

import { environment } from './_site/environment';
import { homeLanguages } from './_site/homeLanguages';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = environment();
  // Pages with a folder of their own, such as app/(text)/careers/page.tsx.
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, route] = /^\(\w+\)\/([\w/-]+)\/page\.tsx$/.exec(file.replaceAll('\\', '/')) ?? [];
    return route ?? [];
  });
  return [
    { url: `${siteUrl}/`, lastModified: metadata.home.updated, alternates: homeLanguages() },
    { url: `${siteUrl}/privacypolicy`, lastModified: privacy.updated.date },
    ...pages.map(({ slug, updated }) => ({ url: `${siteUrl}/${slug}`, lastModified: updated.date })),
    ...routes.sort().map((route) => ({ url: `${siteUrl}/${route}` })),
  ];
}
