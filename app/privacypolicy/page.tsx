import { metadata as copy } from '@/content/metadata';
import { privacy, privacySections } from '@/content/privacy';

import { documentMetadata, DocumentPage, documentViewport } from '../_site/DocumentPage';

const address = '/privacypolicy';

export const metadata = documentMetadata(address, copy.privacy);
export const viewport = documentViewport;

export default function PrivacyPolicyPage() {
  return <DocumentPage address={address} metadata={copy.privacy} copy={privacy} sections={privacySections} />;
}
