import { readFileSync } from 'node:fs';

import { errorLine, errorLinesFor } from '../lib/errorLines';
import { filesIn } from '../lib/filesIn';
import type { ContentRecords } from '../lib/importContent';

/** What would run when somebody opens the URL of a drawing. Within a page, browsers run no script of a drawing. */
const active = /<(script|foreignObject)\b|\son\w+\s*=|javascript:/i;

const iconsFile = 'components/Icon/sprite.svg';

/** A line for each picture or icon of a record that does not exist, and for each active drawing. The build compares sizes. */
export function pictureErrors(content: ContentRecords): string[] {
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const files = filesIn('public').map((name) => `public/${name}`);
  const icons = readFileSync(iconsFile, 'utf8');
  const isPicture = (src: string) =>
    /^\/[\w/-]+\.(svg(#[\w-]+)?|png|jpe?g|webp|avif)$/.test(src) && files.includes(`public${src.replace(/#.*/, '')}`);
  const missing = errorLinesFor(content, (key, value) => [
    key === 'src' && !isPicture(value as string) && 'must be a picture in public/, letter for letter',
    key === 'icon' && !icons.includes(` id="${value as string}"`) && `must be a symbol in ${iconsFile}`,
  ]);
  const drawings = [iconsFile, ...files.filter((name) => /\.svg$/i.test(name))].flatMap((file) => {
    const [found] = active.exec(readFileSync(file, 'utf8')) ?? [];
    return found ? errorLine(file, '', found.trim(), 'must be removed: a drawing must not run scripts') : [];
  });
  return [...missing, ...drawings];
}
