import nextEnv from '@next/env';

import { readEnvironment } from '../../app/_site/environment';
import { checkContent } from './checkContent';
import { checkDrawings } from './checkDrawings';
import { checkPictures, checkWeight, unusedPictures } from './checkPictures';
import { buildDrawings } from './drawings';
import { fontNotes } from './fonts';
import { loadContent } from './loadContent';
import { securityExpiry } from './securityExpiry';

/** Checks the settings, the content and the pictures, and makes the pictures. Ends the process at errors. */
export async function checkProject(isLive: boolean): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  const settings = readEnvironment(process.env);
  const settingErrors = 'errors' in settings ? settings.errors : [];
  const { content, errors } = await loadContent();
  stopAt(errors.length > 0 ? [...settingErrors, ...errors] : []);
  await buildDrawings(content);
  stopAt([...settingErrors, ...checkContent(content), ...(await checkDrawings()), ...(await checkPictures(content))]);
  // Last, because a picture is also unused while a record misspells its name.
  stopAt(unusedPictures(content));
  // Imported here, because these modules read content/: they would crash at its errors.
  const [{ goLiveErrors }, { buildImages, pictures }, { metadata }] = await Promise.all([
    import('./goLive'),
    import('./pictureVariants'),
    import('../../content/metadata'),
  ]);
  if ('environment' in settings) {
    if (isLive) {
      const { error, note } = securityExpiry(metadata, Date.now());
      stopAt([...(await goLiveErrors(settings.environment, content)), ...(error ? [error] : [])]);
      if (note) {
        console.log(note);
      }
    }
    if (settings.environment.demo) {
      console.log(
        'Demo mode: no EmailJS account is set, so the contact form posts to its own host (see .env.example).',
      );
    }
  }
  fontNotes(content).forEach((note) => console.log(note));
  await buildImages();
  stopAt(checkWeight(pictures));
  console.log('Checked the settings, the content and the pictures: no errors.');
}

function stopAt(errors: readonly string[]): void {
  if (errors.length > 0) {
    errors.forEach((error) => console.error(error));
    process.exit(1);
  }
}
