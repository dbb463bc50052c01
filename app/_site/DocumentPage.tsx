import type { Metadata, Viewport } from 'next';

import { LegalDocument } from '@/components/LegalDocument/LegalDocument';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { colours } from '@/content/colours';
import { language } from '@/content/metadata';
import type { DocumentCopy, DocumentSection, PageMetadata } from '@/scripts/schemas/content';

import { environment } from './environment';
import { SiteFrame } from './SiteFrame';
import { SocialMeta } from './SocialMeta';
import { breadcrumbData } from './structuredData';

type DocumentPageProps = {
  /** The path of the page: “/imprint”. */
  readonly address: string;
  readonly metadata: PageMetadata;
  readonly copy: DocumentCopy;
  readonly sections: readonly DocumentSection[];
};

export function documentMetadata(address: string, { title, description }: PageMetadata): Metadata {
  return { title, description, alternates: { canonical: address } };
}

export const documentViewport: Viewport = {
  // Browsers take the first that matches.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['surface-inverse-deep'] },
    { color: colours.light['surface-inverse-deep'] },
  ],
};

/** A whole page of numbered sections, such as the privacy policy. */
export function DocumentPage({ address, metadata, copy, sections }: DocumentPageProps) {
  const { siteUrl } = environment();
  return (
    <>
      <SocialMeta title={metadata.title} description={metadata.description} url={siteUrl + address} />
      <SiteFrame variant="privacy">
        <LegalDocument copy={copy} sections={sections} language={language} />
      </SiteFrame>
      <StructuredData data={breadcrumbData(siteUrl, copy.title)} />
    </>
  );
}
