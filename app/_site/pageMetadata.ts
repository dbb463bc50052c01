import type { Metadata } from 'next';

import { brand, language, metadata, type PageMetadata } from '@/content/site';

const { image } = metadata;

/**
 * The metadata of a page. Next adds the Twitter tags.
 * @param path such as “/privacypolicy”
 */
export function pageMetadata(path: string, { title, description }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website',
      siteName: brand.name,
      locale: language.replace('-', '_'),
      images: { url: image.src, width: 1200, height: 630, alt: image.alt },
    },
  };
}
