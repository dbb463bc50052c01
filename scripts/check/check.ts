import nextEnv from '@next/env';

import { readSettings } from '../../app/_site/readSettings';
import { fail, failAtUncaughtErrors } from '../fail';
import { checkContent } from './checkContent';
import { checkPictures, unusedPictures } from './checkPictures';
import { loadContent } from './loadContent';
import { settingErrors } from './settings';

// Checks the settings, the content and the pictures, and writes nothing. Prints each error in one line.
failAtUncaughtErrors();
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const wrongSettings = settingErrors(process.env);
const settings = wrongSettings.length > 0 ? undefined : readSettings();
const { content, schemas, errors } = await loadContent();
stopAt(errors.length > 0 ? [...wrongSettings, ...errors] : []);
const [isDev, isLive] = ['--dev', '--live'].map((option) => process.argv.includes(option));
const contentErrors = checkContent(content, schemas);
const unused = unusedPictures(content);
stopAt([
  ...wrongSettings,
  ...contentErrors,
  ...(await checkPictures(content)),
  ...(isDev ? [] : unused), // It may be used again after the next change.
  // Imported here, because it reads content/: it would crash at its errors.
  ...(isLive && contentErrors.length === 0 ? (await import('./goLive')).goLiveErrors(settings, content) : []),
]);
unused.forEach((note) => console.log(note));
if (settings?.demo) {
  console.log('Demo mode: no EmailJS account is set, so the contact form posts to its own host (see .env.example).');
}
console.log('Checked the settings, the content and the pictures: no errors.');

function stopAt(lines: readonly string[]): void {
  if (lines.length > 0) {
    fail(lines.join('\n'));
  }
}
