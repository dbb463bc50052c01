import type { Metadata, Viewport } from 'next';

import { LegalDocument } from '@/components/LegalDocument/LegalDocument';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { colours } from '@/content/colours';
import { language } from '@/content/metadata';
import type { DocumentCopy, DocumentSection } from '@/content/schema/document';
import type { PageMetadata } from '@/content/schema/metadata';

import { environment } from './environment';
import { SiteFrame } from './SiteFrame';
import { SocialMeta } from './SocialMeta';
import { breadcrumbData } from './structuredData';

type TextPageProps = {
  /** The page's path, such as “/imprint”. */
  readonly path: string;
  readonly metadata: PageMetadata;
  readonly copy: DocumentCopy;
  readonly sections: readonly DocumentSection[];
};

export function textPageMetadata(path: string, { title, description }: PageMetadata): Metadata {
  return { title, description, alternates: { canonical: path } };
}

export const textPageViewport: Viewport = {
  // Browsers use the first entry that matches.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['surface-inverse-deep'] },
    { color: colours.light['surface-inverse-deep'] },
  ],
};

/** A page of numbered sections, such as the privacy policy. */
export function TextPage({ path, metadata, copy, sections }: TextPageProps) {
  const { siteUrl } = environment();
  return (
    <>
      <SocialMeta title={metadata.title} description={metadata.description} url={siteUrl + path} />
      <SiteFrame variant="opaque">
        <LegalDocument copy={copy} sections={sections} language={language} />
      </SiteFrame>
      <StructuredData data={breadcrumbData(siteUrl, copy.title)} />
    </>
  );
}
