import nextEnv from '@next/env';

import { readEnvironment } from '../app/environment';

/** Runs before every build and before `npm run dev`: says in plain lines what is wrong, and makes the pictures. */
async function check(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info() {},
    error: console.error,
  });
  const result = readEnvironment(process.env);
  // Here, where a record that cannot even be read is a fault like any other.
  const [{ content }, { checkContent }, { checkPictures, checkWeight }, { buildImages, pictures }] = await Promise.all([
    import('./content'),
    import('./checkContent'),
    import('./checkPictures'),
    import('./images'),
  ]);
  stopAt([...('faults' in result ? result.faults : []), ...checkContent(content), ...(await checkPictures(content))]);
  if ('environment' in result && result.environment.demo) {
    stopAt(
      process.argv.includes('--live')
        ? ['The form is in demo mode: no message would reach anyone. Set the three EmailJS names (see .env.example).']
        : [],
    );
    console.log('Demo mode: no EmailJS names are set, so the contact form posts to its own host (see .env.example).');
  }
  await buildImages();
  stopAt(checkWeight(pictures));
}

function stopAt(faults: readonly string[]): void {
  if (faults.length > 0) {
    faults.forEach((fault) => console.error(fault));
    process.exit(1);
  }
}

await check().catch((error: unknown) => {
  const { stack = '', message = String(error) } = error instanceof Error ? error : {};
  const [place] = /content\/\w+\.ts:\d+/.exec(stack) ?? [];
  console.error(place && !message.includes(place) ? `${place}  ${message}` : message);
  process.exit(1);
});
