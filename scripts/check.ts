import nextEnv from '@next/env';

import { readEnvironment } from '../app/environment';
import { buildImages } from './images';

/** Runs before every build and before `npm run dev`: says in plain lines what is wrong, and makes the pictures. */
async function check(): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), false, {
    info() {},
    error: console.error,
  });
  const result = readEnvironment(process.env);
  if ('faults' in result) {
    result.faults.forEach((fault) => console.error(fault));
    process.exit(1);
  }
  if (result.environment.demo) {
    console.log('Demo mode: no EmailJS names are set, so the contact form posts to its own host (see .env.example).');
  }
  await buildImages();
}

await check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
