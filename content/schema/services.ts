import type { z } from 'zod';

import { id, intro, link, list, milliseconds, record, text } from './fields';

const service = record({
  id,
  title: text(40),
  /** The id of a symbol in components/sprite.svg. */
  icon: text(40),
  description: text(260),
  linkLabel: text(24),
  url: link,
  animationDelay: milliseconds(50, 400),
  animationDuration: milliseconds(100, 3000),
});

export const schemas = { servicesIntro: intro, services: list(service, 1, 16) };

export type Service = z.infer<typeof service>;
