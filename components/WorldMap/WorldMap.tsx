import { spriteUrl } from '@/components/sprite';
import type { City, Region } from '@/content/schema/about';

import { layOutMap, type PlacedCity } from './mapLayout.build';
import { mapSize } from './mapView.build';

import styles from './WorldMap.module.scss';

type WorldMapProps = {
  readonly regions: readonly Region[];
  readonly office: City;
  readonly className?: string | undefined;
};

/**
 * A dotted map of the part of the world with the cities, and an arc from the office to each. It is decorative: the page
 * also lists the regions as text. The space after each label separates it from the next one in a text browser.
 */
export function WorldMap({ regions, office, className }: WorldMapProps) {
  const { cities, phonePart } = layOutMap(regions, office);
  return (
    <svg
      className={[styles.map, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio={`${phonePart}YMid slice`}
      aria-hidden="true"
    >
      <use className={styles.land} href={`${spriteUrl}#land`} />
      {regions.map(({ id }, region) => (
        <g key={id} data-region={region + 1}>
          {cities
            .filter((city) => city.region === region)
            .map(({ name, x, y, arc, isPlacement, label }) => (
              <g key={name} className={label.onPhone ? styles.route : `${styles.route} ${styles.wide}`}>
                <path className={isPlacement ? `${styles.arc} ${styles.placed}` : styles.arc} d={arc} pathLength="1" />
                <circle className={styles.city} cx={x} cy={y} r="3.4" />
              </g>
            ))}
        </g>
      ))}
      {cities
        .filter(({ isOffice }) => isOffice)
        .map(({ name, x, y }) => (
          <circle key={name} className={styles.office} cx={x} cy={y} r="5" />
        ))}
      {cities.map((city, index) => (
        <CityLabel key={index} city={city} />
      ))}
    </svg>
  );
}

function CityLabel({ city: { name, isOffice, label } }: { readonly city: PlacedCity }) {
  const { x, y, anchor } = label.position;
  const place = [styles.label, isOffice ? styles.officeLabel : !label.onPhone && styles.wide];
  return (
    <>
      <text
        className={place.filter(Boolean).join(' ')}
        x={x}
        y={y}
        textAnchor={anchor === 'middle' ? undefined : anchor}
      >
        {name}
      </text>{' '}
    </>
  );
}
