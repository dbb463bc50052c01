import nextEnv from '@next/env';

import { readEnvironment } from '../../app/_site/environment';
import { fail } from '../fail';
import { checkContent } from './checkContent';
import { checkPictures, unusedPictures } from './checkPictures';
import { fontNotes } from './fonts';
import { loadContent } from './loadContent';
import { markErrors } from './mark';

// Checks the settings, the content and the pictures, and writes nothing. Prints each error in one line.
process.on('uncaughtException', (error) => fail(error.message));
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const settings = readEnvironment(process.env);
const settingErrors = 'errors' in settings ? settings.errors : [];
const { content, errors } = await loadContent();
stopAt(errors.length > 0 ? [...settingErrors, ...errors] : []);
stopAt([...settingErrors, ...checkContent(content), ...(await markErrors(content)), ...(await checkPictures(content))]);
// Last, because a picture is also unused while a record misspells its name.
const unused = unusedPictures(content);
if (process.argv.includes('--dev')) {
  unused.forEach((line) => console.log(line)); // It may be used again after the next change.
} else {
  stopAt(unused);
}
// Imported here, because it reads content/: it would crash at its errors.
const { goLiveErrors, securityExpiry } = await import('./goLive');
if ('environment' in settings) {
  if (process.argv.includes('--live')) {
    const expiry = securityExpiry(content, Date.now());
    stopAt([...(await goLiveErrors(settings.environment, content)), ...expiry.errors]);
    expiry.notes.forEach((note) => console.log(note));
  }
  if (settings.environment.demo) {
    console.log('Demo mode: no EmailJS account is set, so the contact form posts to its own host (see .env.example).');
  }
}
fontNotes(content).forEach((note) => console.log(note));
console.log('Checked the settings, the content and the pictures: no errors.');

function stopAt(lines: readonly string[]): void {
  if (lines.length > 0) {
    fail(lines.join('\n'));
  }
}
