import type { Metadata } from 'next';

import { PrivacyPolicy } from '@/components/PrivacyPolicy/PrivacyPolicy';
import { metadata as words } from '@/content/metadata';
import { privacy, privacySections } from '@/content/privacy';

import { SiteFrame } from '../SiteFrame';

export const metadata: Metadata = {
  title: words.privacy.title,
  description: words.privacy.description,
  alternates: { canonical: '/privacypolicy' },
};

export default function PrivacyPolicyPage() {
  return (
    <SiteFrame variant="privacy">
      <PrivacyPolicy words={privacy} sections={privacySections} />
    </SiteFrame>
  );
}
