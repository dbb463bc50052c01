import { spriteUrl } from '@/components/sprite';
import type { Region } from '@/content/about';

import styles from './WorldMap.module.scss';

type WorldMapProps = {
  readonly regions: readonly Region[];
};

/**
 * A dotted map of the part of the world with the cities, and an arc from the office to each. It is decorative: the page
 * also lists the regions as text. Its parts are in the sprite.
 */
export function WorldMap({ regions }: WorldMapProps) {
  const part = (id: string) => `${spriteUrl}#${id}`;
  return (
    <svg className={styles.map} viewBox="0 0 968 496" aria-hidden="true">
      <use className={styles.land} href={part('land')} />
      {regions.map(({ id }, index) => (
        <use key={id} className={styles.region} data-region={index + 1} href={part(`region-${index + 1}`)} />
      ))}
      <use className={styles.labels} href={part('labels')} />
      <use className={styles.narrowLabels} href={part('labels-narrow')} />
    </svg>
  );
}
