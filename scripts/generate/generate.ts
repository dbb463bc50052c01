import { fail } from '../fail';

// Checks the content, and makes the sizes of its pictures. `npm run dev` does so again after each change.
await import('../check/check');
// Imported here, because it reads content/: it would crash at its errors.
const { generateVariants } = await import('./pictureVariants');
const errors = await generateVariants();
if (errors.length > 0) {
  fail(errors.join('\n'));
}
