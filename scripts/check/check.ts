import nextEnv from '@next/env';

import { readEnvironment } from '../../app/_site/environment';

/** Runs before every build and before `npm run dev`. Prints every error in one line, and makes the pictures. */
async function check(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info() {},
    error: console.error,
  });
  const result = readEnvironment(process.env);
  // Imported here, so that a syntax error in a record is printed like any other error.
  const [
    { content },
    { checkContent },
    { checkPictures, checkWeight },
    { buildDrawings },
    { goLiveErrors },
    { buildImages, pictures },
  ] = await Promise.all([
    import('./contentFiles'),
    import('./checkContent'),
    import('./checkPictures'),
    import('./drawings'),
    import('./goLive'),
    import('./pictureVariants'),
  ]);
  buildDrawings(content);
  stopAt([
    ...('errors' in result ? result.errors : []),
    ...('environment' in result && process.argv.includes('--live')
      ? await goLiveErrors(result.environment, content)
      : []),
    ...checkContent(content),
    ...(await checkPictures(content)),
  ]);
  if ('environment' in result && result.environment.demo) {
    console.log('Demo mode: no EmailJS names are set, so the contact form posts to its own host (see .env.example).');
  }
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

await check().catch((error: unknown) => {
  const { stack = '', message = String(error) } = error instanceof Error ? error : {};
  const [place] = /content\/\w+\.ts:\d+/.exec(stack) ?? [];
  if (place && message.startsWith('Transform failed')) {
    console.error(
      `${place}  cannot be read  look for a plain ' inside a text (write ’), a missing comma or a missing quote`,
    );
  } else {
    console.error(place && !message.includes(place) ? `${place}  ${message}` : message);
  }
  process.exit(1);
});
