import { spriteUrl } from '@/components/sprite';
import type { City, Region } from '@/content/schema/about';

import { layOutMap, mapHeight, mapLeft, mapWidth, type PlacedCity } from './mapLayout.build';

import styles from './WorldMap.module.scss';

type WorldMapProps = {
  readonly regions: readonly Region[];
  readonly office: City;
  readonly className?: string | undefined;
};

/**
 * A dotted world map with an arc from the office to each city. It is decorative: the page also lists the
 * regions as text. The space after each label separates it from the next one in a text browser.
 */
export function WorldMap({ regions, office, className }: WorldMapProps) {
  const layout = layOutMap(regions, office);
  return (
    <svg
      className={[styles.map, className].filter(Boolean).join(' ')}
      viewBox={`${mapLeft} 0 ${mapWidth} ${mapHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use className={styles.land} href={`${spriteUrl}#land`} />
      {layout.regions.map((cities, region) => (
        <g key={region} data-region={region + 1}>
          {cities.map(({ name, x, y, arc, onPhone }) => (
            <g key={name} className={onPhone ? styles.route : `${styles.route} ${styles.wide}`}>
              <path
                className={name === regions[region]?.placement?.city ? `${styles.arc} ${styles.placed}` : styles.arc}
                d={arc}
                pathLength="1"
              />
              <circle className={styles.city} cx={x} cy={y} r="3.4" />
            </g>
          ))}
        </g>
      ))}
      <circle className={styles.office} cx={layout.office.x} cy={layout.office.y} r="5" />
      {layout.regions.flat().map((city) => (
        <CityLabel
          key={city.name}
          city={city}
          className={city.onPhone ? styles.label : `${styles.label} ${styles.wide}`}
        />
      ))}
      <CityLabel city={layout.office} className={`${styles.label} ${styles.officeLabel}`} />
    </svg>
  );
}

function CityLabel({ city, className }: { readonly city: PlacedCity; readonly className: string | undefined }) {
  const { x, y, anchor } = city.label;
  return (
    <>
      <text className={className} x={x} y={y} textAnchor={anchor === 'middle' ? undefined : anchor}>
        {city.name}
      </text>{' '}
    </>
  );
}
