import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { OpeningHours } from '@/content/address';
import type { LineMapContent } from '@/content/lineMap';
import type { Search } from '@/content/searches';

import styles from './LineMap.module.scss';

type LineMapProps = {
  readonly content: LineMapContent;
  /** While it is between these in a city, the line to it is thick. */
  readonly workingDay: OpeningHours;
  readonly searches: readonly Search[];
};

/** A line for each region, from the office to its cities by time zone. Each city draws the part that leads to it. */
export function LineMap({ content, workingDay: { opens, closes }, searches }: LineMapProps) {
  const { lead, office, regions } = content;
  return (
    <div className={styles.band}>
      <div className={styles.map}>
        <SectionHead heading="h3" lead={lead} />
        <p className={styles.office}>
          {office.name} <time>{office.time}</time>
        </p>
        <ul className={styles.regions}>
          {regions.map(({ id, name, text, cities }) => (
            <li key={id} className={styles.region} data-region={id}>
              <div className={styles.text}>
                <h4>{name}</h4>
                <p>{text}</p>
              </div>
              <ol className={styles.cities}>
                {cities.map((city) => (
                  <li
                    key={city.name}
                    className={styles.city}
                    data-off={city.time < opens || city.time >= closes || undefined}
                    data-has-role={searches.some((search) => search.city === city.name) || undefined}
                  >
                    {city.name} <time>{city.time}</time>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
