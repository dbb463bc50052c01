import type { z } from 'zod';

import { action, record, text } from './fields';

const errorPages = record({
  title: text(40),
  notFound: record({ documentTitle: text(40), status: text(5), statusText: text(24), text: text(200) }),
  home: action,
  contact: action,
});

export const schemas = { errorPages };

export type ErrorPages = z.infer<typeof errorPages>;
