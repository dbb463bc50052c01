import { readdirSync } from 'node:fs';

import nextEnv from '@next/env';

import { fail, failAt } from '../fail';
import { typeErrors } from './contentTypes';
import { contentFiles, importContent } from './contentValues';
import { pictureErrors } from './pictures';
import { formErrors, policyErrors, valueErrors } from './rules';
import { isDemo, settingErrors, unreadFiles, unreadVariables } from './settings';

// Checks the settings, the content and the pictures, and writes nothing. Prints each error in one line.
process.on('uncaughtException', failAt);
const [isDev, isLive] = ['--dev', '--live'].map((option) => process.argv.includes(option));
const variables = { ...process.env };
// Within `next build`, which has read the files too, it reads them again only if it must.
const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), isDev, { info() {}, error: console.error }, true);
const unread = unreadFiles(readdirSync('.'), loadedEnvFiles);
const wrongTypes = typeErrors(contentFiles());
const errors = [
  ...settingErrors(process.env, isLive),
  ...unreadVariables(variables, loadedEnvFiles),
  ...(isDemo(process.env) ? unread.errors : []),
  // A record with a wrong type can crash what uses it.
  ...(wrongTypes.length > 0 ? wrongTypes : await contentErrors()),
];
if (errors.length > 0) {
  fail(errors.join('\n'));
}
if (isDemo(process.env)) {
  const notes = unread.notes.map((note) => ` ${note}`).join('');
  console.log(`Demo mode: no EmailJS account is set, so the form posts to its own host (see .env.example).${notes}`);
}
console.log('Checked the settings, the content and the pictures: no errors.');

async function contentErrors(): Promise<string[]> {
  const content = await importContent();
  const { contactForm } = await import('../../content/contact');
  const { privacy } = await import('../../content/privacy');
  return [
    ...valueErrors(content, isLive),
    ...formErrors(contactForm),
    ...policyErrors(privacy, contactForm),
    ...pictureErrors(content),
  ];
}
