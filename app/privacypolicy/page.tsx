import type { Viewport } from 'next';

import { PrivacyPolicy } from '@/components/PrivacyPolicy/PrivacyPolicy';
import { privacy } from '@/content/privacy';
import { language, privacyPath } from '@/content/site';

import { pageMetadata } from '../_site/pageMetadata';
import { SiteFrame } from '../_site/SiteFrame';
import { surfaceInverseDeep, themeColour } from '../_site/themeColour';

export const metadata = pageMetadata(privacyPath, privacy.metadata);

export const viewport: Viewport = {
  themeColor: themeColour(surfaceInverseDeep),
};

export default function PrivacyPolicyPage() {
  return (
    <SiteFrame barVariant="opaque">
      <PrivacyPolicy content={privacy} language={language} />
    </SiteFrame>
  );
}
