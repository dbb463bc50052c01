import { z } from 'zod';

import { id, intro, link, list, milliseconds, record, text } from './fields';

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
  animationDelay: milliseconds(50, 400),
  animationDuration: milliseconds(100, 3000),
});

/** What content/services.ts exports. */
export const records = { servicesIntro: intro, services: list(service, 1, 16) };

export type Service = z.infer<typeof service>;
export type ServiceIcon = z.infer<typeof serviceIcon>;
