import type { Metadata, Viewport } from 'next';

import { PrivacyPolicy } from '@/components/PrivacyPolicy/PrivacyPolicy';
import { StructuredData } from '@/components/StructuredData/StructuredData';
import { colours } from '@/content/colours';
import { language, metadata as words } from '@/content/metadata';
import { privacy, privacySections } from '@/content/privacy';

import { environment } from '../environment';
import { SharedCard } from '../SharedCard';
import { SiteFrame } from '../SiteFrame';
import { privacyData } from '../structuredData';

const address = '/privacypolicy';

export const metadata: Metadata = {
  title: words.privacy.title,
  description: words.privacy.description,
  alternates: { canonical: address },
};

export const viewport: Viewport = {
  // The first that matches counts.
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: { ...colours.light, ...colours.dark }['spruce-deep'] },
    { color: colours.light['spruce-deep'] },
  ],
};

export default function PrivacyPolicyPage() {
  const { siteUrl } = environment();
  return (
    <>
      <SharedCard title={words.privacy.title} description={words.privacy.description} url={siteUrl + address} />
      <SiteFrame variant="privacy">
        <PrivacyPolicy words={privacy} sections={privacySections} language={language} />
      </SiteFrame>
      <StructuredData data={privacyData(siteUrl)} />
    </>
  );
}
