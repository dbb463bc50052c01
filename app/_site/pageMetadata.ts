import type { Metadata } from 'next';

import { siteUrl } from '@/components/siteUrl';
import { brand } from '@/content/brand';
import { language, metadata } from '@/content/metadata';
import type { PageMetadata } from '@/content/schema/metadata';

import { homeLanguages } from './homeLanguages';

const { image } = metadata;
/** Open Graph needs a language and a country: “de” becomes “de_DE”. */
const locale = new Intl.Locale(language).maximize();

/**
 * The metadata of a page. Next adds the Twitter tags.
 * @param path such as “/imprint”
 */
export function pageMetadata(path: string, { title, description }: PageMetadata): Metadata {
  return {
    title,
    description,
    alternates: { canonical: path, ...(path === '/' && homeLanguages()) },
    openGraph: {
      title,
      description,
      url: siteUrl + path,
      type: 'website',
      siteName: brand.name,
      locale: `${locale.language}_${locale.region}`,
      images: { url: siteUrl + image.url, width: 1200, height: 630, alt: image.alt },
    },
  };
}
