import type { MetadataRoute } from 'next';

import { brand } from '@/content/brand';
import { language, metadata } from '@/content/metadata';

import { readSettings } from './_site/readSettings';
import { surfaceInverse } from './_site/themeColour';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { basePath } = readSettings();
  return {
    name: brand.name,
    description: metadata.home.description,
    lang: language,
    start_url: `${basePath}/`,
    display: 'minimal-ui',
    theme_color: surfaceInverse.light,
    background_color: surfaceInverse.light,
    icons: [
      // Browsers prefer it, and have it already: it is the pages’ icon.
      { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${basePath}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${basePath}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${basePath}/icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
