import nextEnv from '@next/env';

import { readEnvironment } from '../../app/_site/environment';
import { fail } from '../fail';
import { checkContent } from './checkContent';
import { checkPictures, checkWeight, unusedPictures } from './checkPictures';
import { buildDrawings } from './drawings';
import { fontNotes } from './fonts';
import { loadContent } from './loadContent';

// Runs before every build and before `npm run dev`: checks the settings, the content and the pictures, and makes the
// pictures. Prints each error in one line.
process.on('uncaughtException', (error) => fail(error.message));
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const settings = readEnvironment(process.env);
const settingErrors = 'errors' in settings ? settings.errors : [];
const { content, errors } = await loadContent();
stopAt(errors.length > 0 ? [...settingErrors, ...errors] : []);
await buildDrawings(content);
stopAt([...settingErrors, ...checkContent(content), ...(await checkPictures(content))]);
// Last, because a picture is also unused while a record misspells its name.
stopAt(unusedPictures(content));
// Imported here, because these modules read content/: they would crash at its errors.
const [{ goLiveErrors, securityExpiry }, { buildImages, pictures }] = await Promise.all([
  import('./goLive'),
  import('./pictureVariants'),
]);
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
await buildImages();
stopAt(checkWeight(pictures));
console.log('Checked the settings, the content and the pictures: no errors.');

function stopAt(lines: readonly string[]): void {
  if (lines.length > 0) {
    fail(lines.join('\n'));
  }
}
