import type { MetadataRoute } from 'next';

import { brand } from '@/content/brand';
import { colours } from '@/content/colours';
import { language, metadata } from '@/content/metadata';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    description: metadata.home.description,
    lang: language,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: colours.light['surface-inverse'],
    background_color: colours.light['surface-inverse'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
