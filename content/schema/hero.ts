import type { z } from 'zod';

import { action, record, text } from './fields';

const hero = record({
  eyebrow: text(60),
  title: text(60),
  text: text(200),
  callToAction: action,
  secondary: action,
  /** Above the placements of the regions, if there are any. */
  placementsTitle: text(40),
  /** Only for screen readers: what the placements’ checkboxes do, and a word for the arrow between two cities. */
  placementsHint: text(40),
  placementTo: text(12),
  /** Below the placements. */
  contactPrompt: action,
});

/** What content/hero.ts exports. */
export const heroFile = { hero };

export type Hero = z.infer<typeof hero>;
