import { fail } from '../fail';
import { checkProject } from './checkProject';

// Runs before every build and before `npm run dev`. Prints each error in one line.
try {
  await checkProject(process.argv.includes('--live'));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
