import { pictureSizes } from '@/components/Picture/sizes';
import { brand } from '@/content/brand';
import { language, metadata } from '@/content/metadata';

import { environment } from './environment';

type SocialMetaProps = {
  readonly title: string;
  readonly description: string;
  /** The absolute URL of the page. */
  readonly url: string;
};

const { image } = metadata;
/** Open Graph needs a language and a country: “de” becomes “de_DE”. */
const locale = new Intl.Locale(language).maximize();
const { width, height } = pictureSizes['metadata.image'];

/**
 * Open Graph tags. React moves them into the head. Next's `openGraph` metadata would repeat title, description
 * and image in Twitter tags, although X reads the Open Graph tags.
 * @see https://developer.x.com/cards/markup
 */
export function SocialMeta({ title, description, url }: SocialMetaProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={`${locale.language}_${locale.region}`} />
      <meta property="og:image" content={environment().siteUrl + image.url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={image.alt} />
    </>
  );
}
