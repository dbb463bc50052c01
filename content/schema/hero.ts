import type { z } from 'zod';

import { action, record, text } from './fields';

const hero = record({
  eyebrow: text(60),
  title: text(60),
  text: text(200),
  callToAction: action,
  secondary: action,
  /** Beside the portraits. */
  crowdText: text(60),
  /** In the empty ring beside the portraits. */
  contactPrompt: action,
});

export const schemas = { hero };

export type Hero = z.infer<typeof hero>;
