import { parseArgs } from 'node:util';

import nextEnv from '@next/env';

import { exitIfAny, exitWithError } from '../lib/exit';
import { contentPaths, importContent } from '../lib/importContent';
import { isDemo, settingErrors } from '../lib/settings';
import { formErrors } from './formErrors';
import { pictureErrors } from './pictureErrors';
import { typeErrors } from './typeErrors';
import { valueErrors } from './valueErrors';

// Checks the settings, the content and the pictures, and writes nothing. Prints each error in one line.
process.on('uncaughtException', exitWithError);
const { values } = parseArgs({ options: { dev: { type: 'boolean' }, live: { type: 'boolean' } } });
const { dev: isDev = false, live: isLive = false } = values;
// Within `next build`, which has read the files too, it reads them again only if it must.
nextEnv.loadEnvConfig(process.cwd(), isDev, { info() {}, error: console.error }, true);
const wrongTypes = typeErrors(contentPaths());
exitIfAny([
  ...settingErrors(process.env, isLive),
  // A record with a wrong type can crash what uses it.
  ...(wrongTypes.length > 0 ? wrongTypes : await contentErrors()),
]);
if (isDemo(process.env)) {
  console.log('Demo mode: no EmailJS account is set, so the form posts to its own host (see .env.example).');
}
console.log('Checked the settings, the content and the pictures: no errors.');

async function contentErrors(): Promise<string[]> {
  const content = await importContent();
  const { contactForm } = await import('../../content/contact');
  return [...valueErrors(content, isLive), ...formErrors(contactForm), ...pictureErrors(content)];
}
