import { aboutFile } from './about';
import { brandFile } from './brand';
import { coloursFile } from './colours';
import { contactFile } from './contact';
import { errorsFile } from './errors';
import { heroFile } from './hero';
import { metadataFile } from './metadata';
import { navigationFile } from './navigation';
import { pagesFile } from './pages';
import { privacyFile } from './privacy';
import { servicesFile } from './services';
import { teamFile } from './team';

/*
 * The shape of every record in content/, one file for each subject. Types are inferred from the schemas, and imported
 * as types only, so that no browser loads Zod. The limits are what the design has room for on every screen.
 */

/** What each file of content/ must export. */
export const schemas = {
  'content/about.ts': aboutFile,
  'content/brand.ts': brandFile,
  'content/colours.ts': coloursFile,
  'content/contact.ts': contactFile,
  'content/errors.ts': errorsFile,
  'content/hero.ts': heroFile,
  'content/metadata.ts': metadataFile,
  'content/navigation.ts': navigationFile,
  'content/pages.ts': pagesFile,
  'content/privacy.ts': privacyFile,
  'content/services.ts': servicesFile,
  'content/team.ts': teamFile,
} as const;
