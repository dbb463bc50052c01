import { siteUrl } from '@/components/siteUrl';
import { language, metadata } from '@/content/metadata';
import type { Metadata } from '@/content/schema/metadata';

/** The site in other languages. */
export const { alternates = [] }: Metadata = metadata;

/** The URLs of the home page by language, this one included (hreflang). Nothing if the site has one language. */
export function homeLanguages(): { languages?: Record<string, string> } {
  const urls = [{ language, url: `${siteUrl}/` }, ...alternates];
  return alternates.length > 0 ? { languages: Object.fromEntries(urls.map((one) => [one.language, one.url])) } : {};
}
