import { layOutMap } from '../../components/WorldMap/mapLayout.build';
import { fail } from '../fail';

// Checks the content, and makes from it what pages and style sheets use. `npm run dev` does so again after each change.
await import('../check/check');
// Imported here, because these modules read content/: they would crash at its errors.
const [
  { office, regions },
  { drawIcons },
  { generateDrawings, generateSprite },
  { generateStyles },
  { generateVariants },
] = await Promise.all([
  import('../../content/about'),
  import('./drawIcons'),
  import('./drawings'),
  import('./styles'),
  import('./pictureVariants'),
]);
await drawIcons('public');
generateDrawings();
const errors = await generateVariants();
if (errors.length > 0) {
  fail(errors.join('\n'));
}
// Last, because `next dev` shows changed pages when these two change. Their pictures must be there by then.
const layout = layOutMap(regions, office);
await generateSprite(layout);
await generateStyles(layout);
