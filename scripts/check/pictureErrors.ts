import { readFileSync } from 'node:fs';

import { errorLinesFor } from '../lib/errorLines';
import { filesIn } from '../lib/filesIn';
import type { ContentRecords } from '../lib/importContent';

const iconsFile = 'components/Icon/sprite.svg';

/** A line for each picture, view of a drawing or icon of a record that does not exist. The build compares sizes. */
export function pictureErrors(content: ContentRecords): string[] {
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const files = filesIn('public').map((name) => `/${name}`);
  const icons = readFileSync(iconsFile, 'utf8');
  const isPicture = (src: string) => {
    const [path = '', view] = src.split('#');
    const isFile = /^\/[\w/-]+\.(svg|png|jpe?g|webp|avif)$/.test(path) && files.includes(path);
    return isFile && (view === undefined || readFileSync(`public${path}`, 'utf8').includes(` id="${view}"`));
  };
  return errorLinesFor(content, (key, value) => [
    key === 'src' && !isPicture(value as string) && 'must be a picture in public/, or a view of one, letter for letter',
    key === 'icon' && !icons.includes(` id="${value as string}"`) && `must be a symbol in ${iconsFile}`,
  ]);
}
