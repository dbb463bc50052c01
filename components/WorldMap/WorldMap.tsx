import type { StaticImageData } from 'next/image';

import sprite from '@/components/sprite.svg';
import type { Region } from '@/content/about';

import { london, places, viewBox } from './world';

import styles from './WorldMap.module.scss';

type WorldMapProps = {
  readonly regions: readonly Region[];
  readonly hub: string;
  readonly className?: string | undefined;
};

/** Next's own type of a drawing is `any`. */
const { src }: StaticImageData = sprite;

/**
 * A dotted world with an arc from London to each city. Decorative: the regions are told in words elsewhere.
 * The space after each name parts it from the next in a browser that shows text alone.
 */
export function WorldMap({ regions, hub, className }: WorldMapProps) {
  return (
    <svg
      className={[styles.map, className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use className={styles.land} href={`${src}#land`} />
      {regions.map((region) => (
        <g key={region.id} data-region={region.id}>
          {region.cities.map(({ id, name }) => {
            const { x, y, arc } = places[id];
            const route = `M${london.x} ${london.y}${arc}`;
            return (
              <g key={id} className={styles.route} data-city={id}>
                <path className={styles.arc} d={route} />
                <path className={styles.pulse} d={route} pathLength="1" />
                <circle className={styles.city} cx={x} cy={y} r="3.4" />
                <text className={styles.label} x={x} y={y} dy="20">
                  {name}
                </text>{' '}
              </g>
            );
          })}
        </g>
      ))}
      <circle className={styles.hub} cx={london.x} cy={london.y} r="5" />
      <text className={styles.hubLabel} x={london.x} y={london.y} dx="-10" dy="24">
        {hub}
      </text>
    </svg>
  );
}
