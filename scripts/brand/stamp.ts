import { createHash } from 'node:crypto';

import { office, regions } from '../../content/about';
import { brand, mark } from '../../content/brand';
import { colours } from '../../content/colours';
import { hero } from '../../content/hero';
import { navigation } from '../../content/navigation';

/** A hash of the records that public/og.png shows. The picture carries it as its description (EXIF). */
export function stamp(): string {
  const shown = JSON.stringify([brand.name, mark, colours, hero, navigation, office, regions]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}
