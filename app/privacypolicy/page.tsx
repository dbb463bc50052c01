import { metadata as copy } from '@/content/metadata';
import { privacy, privacySections } from '@/content/privacy';

import { TextPage, textPageMetadata, textPageViewport } from '../_site/TextPage';

const path = '/privacypolicy';

export const metadata = textPageMetadata(path, copy.privacy);
export const viewport = textPageViewport;

export default function PrivacyPolicyPage() {
  return <TextPage path={path} metadata={copy.privacy} copy={privacy} sections={privacySections} />;
}
