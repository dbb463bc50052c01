import { documentCopy, documentSection } from './document';
import { list } from './fields';

/** What content/privacy.ts exports. */
export const privacyFile = { privacy: documentCopy, privacySections: list(documentSection, 1, 30) };
