import type { z } from 'zod';

import { record, text } from './fields';
import { textPage } from './textPage';

/** Texts that must be part of the sections; see scripts/check/policyErrors.ts. */
const privacyFacts = record({
  /** The name of the email service. */
  emailService: text(40),
  /** How long a message is kept. */
  retention: text(60).regex(/\p{Nd}/u, 'must have a number in digits, like 12 months'),
  /** That the browser keeps what is typed. */
  draft: text(120),
});

export const schemas = { privacy: textPage, privacyFacts };

export type PrivacyFacts = z.infer<typeof privacyFacts>;
