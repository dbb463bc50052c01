import { z } from 'zod';

import { id, intro, link, list, record, text } from './fields';

const delays = [50, 100, 150, 200, 250, 300, 350, 400] as const;

const durationError = 'must be 50 to 3000, in steps of 50';
const duration = z.number().min(50, durationError).max(3000, durationError).multipleOf(50, durationError);

const serviceIcon = z.enum([
  'sourcing',
  'screening',
  'matching',
  'placements',
  'executive',
  'insights',
  'support',
  'inclusion',
]);

const service = record({
  id,
  title: text(40),
  icon: serviceIcon,
  description: text(260),
  linkLabel: text(24),
  url: link,
  /** Milliseconds from 50 to 400, in steps of 50. */
  animationDelay: z.literal(delays),
  /** Milliseconds, in the steps and up to the limit of AOS. */
  animationDuration: duration,
});

/** What content/services.ts exports. */
export const records = { servicesIntro: intro, services: list(service, 1, 16) };

export type Service = z.infer<typeof service>;
export type ServiceIcon = z.infer<typeof serviceIcon>;
