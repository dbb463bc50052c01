import * as about from '../../content/about';
import * as brand from '../../content/brand';
import * as colours from '../../content/colours';
import * as contact from '../../content/contact';
import * as errors from '../../content/errors';
import * as hero from '../../content/hero';
import * as metadata from '../../content/metadata';
import * as navigation from '../../content/navigation';
import * as pages from '../../content/pages';
import * as privacy from '../../content/privacy';
import type { schemas } from '../../content/schema/schemas';
import * as services from '../../content/services';
import * as team from '../../content/team';

/** The exports of each file in content/, by the name that errors show. */
export const content = {
  'content/about.ts': about,
  'content/brand.ts': brand,
  'content/colours.ts': colours,
  'content/contact.ts': contact,
  'content/errors.ts': errors,
  'content/hero.ts': hero,
  'content/metadata.ts': metadata,
  'content/navigation.ts': navigation,
  'content/pages.ts': pages,
  'content/privacy.ts': privacy,
  'content/services.ts': services,
  'content/team.ts': team,
} as const satisfies Record<keyof typeof schemas, unknown>;

/** The content before it is checked: a file may export anything. */
export type ContentFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
