import type { Metadata, Viewport } from 'next';

import { PrivacyPolicy } from '@/components/PrivacyPolicy/PrivacyPolicy';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { colours } from '@/content/colours';
import { language, metadata as copy } from '@/content/metadata';
import { privacy, privacySections } from '@/content/privacy';

import { environment } from '../_site/environment';
import { SiteFrame } from '../_site/SiteFrame';
import { SocialMeta } from '../_site/SocialMeta';
import { privacyData } from '../_site/structuredData';

const address = '/privacypolicy';

export const metadata: Metadata = {
  title: copy.privacy.title,
  description: copy.privacy.description,
  alternates: { canonical: address },
};

export const viewport: Viewport = {
  // The first that matches counts.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['surface-inverse-deep'] },
    { color: colours.light['surface-inverse-deep'] },
  ],
};

export default function PrivacyPolicyPage() {
  const { siteUrl } = environment();
  return (
    <>
      <SocialMeta title={copy.privacy.title} description={copy.privacy.description} url={siteUrl + address} />
      <SiteFrame variant="privacy">
        <PrivacyPolicy copy={privacy} sections={privacySections} language={language} />
      </SiteFrame>
      <StructuredData data={privacyData(siteUrl)} />
    </>
  );
}
