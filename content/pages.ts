import type { FurtherPage } from './schema/pages';

/** Further pages of text, such as an imprint or a notice for candidates; see README.md. */
export const pages: readonly FurtherPage[] = [];
