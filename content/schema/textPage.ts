import type { z } from 'zod';

import { day, id, linkedText, list, record, text } from './fields';
import { pageMetadata } from './metadata';

/** The ids that every page of text has. The build adds “last”; see rewritePage.ts. */
const pageIds = ['main', 'menu', 'document-title', 'contents-title', 'last'];

const textPageSection = record({
  id: id.refine((id) => !pageIds.includes(id), `must not be ${pageIds.join(', ')}: the page itself has these ids`),
  title: text(40),
  /** One paragraph each. */
  description: list(linkedText(1000), 1, 12),
  list: list(linkedText(300), 1, 20).exactOptional(),
});

const updated = record({ label: text(40), date: day });

const textPageCopy = record({ title: text(60), lead: text(200), updated, contentsTitle: text(24) });

/** The privacy policy, or another page of text. */
export const textPage = record({
  ...textPageCopy.unwrap().shape,
  metadata: pageMetadata,
  sections: list(textPageSection, 1, 30),
});

export type TextPage = z.infer<typeof textPage>;
export type TextPageCopy = z.infer<typeof textPageCopy>;
export type TextPageSection = z.infer<typeof textPageSection>;
