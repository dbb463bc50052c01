import { readFileSync } from 'node:fs';

import { errorLinesFor } from '../lib/errorLines';
import { filesIn } from '../lib/filesIn';
import type { ContentRecords } from '../lib/importContent';

const iconsFile = 'components/Icon/sprite.svg';

/** A line for each picture or icon of a record that does not exist. The build compares sizes. */
export function pictureErrors(content: ContentRecords): string[] {
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const files = filesIn('public').map((name) => `/${name}`);
  const icons = readFileSync(iconsFile, 'utf8');
  const isPicture = (src: string) =>
    /^\/[\w/-]+\.(svg(#[\w-]+)?|png|jpe?g|webp|avif)$/.test(src) && files.includes(src.replace(/#.*/, ''));
  return errorLinesFor(content, (key, value) => [
    key === 'src' && !isPicture(value as string) && 'must be a picture in public/, letter for letter',
    key === 'icon' && !icons.includes(` id="${value as string}"`) && `must be a symbol in ${iconsFile}`,
  ]);
}
