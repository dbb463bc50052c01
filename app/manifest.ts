import type { MetadataRoute } from 'next';

import { brand, language, metadata } from '@/content/site';

import { surfaceInverse } from './_site/themeColour';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    description: metadata.home.description,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: surfaceInverse.light,
    background_color: surfaceInverse.light,
    icons: [
      // Browsers prefer it, and have it already: it is the pages’ icon.
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
