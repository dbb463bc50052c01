import { createHash } from 'node:crypto';

import { brand, mark } from '../../content/brand';
import { colours } from '../../content/colours';
import { hero } from '../../content/hero';
import { navigation } from '../../content/navigation';
import { avatars } from '../../content/team';

/** The mark on the dark ground, with corners of this radius. */
export function icon(radius: number): string {
  const { 'surface-inverse': surface, 'on-inverse': lines, 'on-inverse-accent': accent } = colours.light;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 80 80">',
    `<rect width="80" height="80" rx="${radius}" fill="${surface}"/>`,
    `<path fill="none" stroke="${lines}" stroke-linecap="round" stroke-width="11" d="${mark.lines}"/>`,
    `<path fill="${accent}" d="${mark.shapes}"/></svg>\n`,
  ].join('');
}

/** A hash of the records that public/og.png shows. The picture stores it as its EXIF description. */
export function ogImageHash(): string {
  const shown = JSON.stringify([brand.name, mark, colours, hero, navigation, avatars]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}
