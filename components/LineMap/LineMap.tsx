import type { About, City, Region } from '@/content/about';

import styles from './LineMap.module.scss';

type LineMapProps = {
  readonly texts: About;
  readonly office: City;
  readonly regions: readonly Region[];
};

/** From nine to six, the line to a city is solid. */
const workingDay = { from: '09:00', to: '18:00' };

/** A line for each region, from the office to its cities by time zone. Each city draws the part that leads to it. */
export function LineMap({ texts, office, regions }: LineMapProps) {
  return (
    <div className={styles.band}>
      <h3 className={styles.title}>{texts.regionsTitle}</h3>
      <p className={styles.lead}>{texts.regionsLead}</p>
      <p className={styles.note}>{texts.regionsNote}</p>
      <div className={styles.map}>
        <p className={styles.office}>
          <strong>{office.name}</strong> <time>{office.time}</time>
        </p>
        <ul className={styles.regions}>
          {regions.map(({ id, name, text, cities }, index) => (
            <li key={id} className={styles.region} data-region={index + 1}>
              <div className={styles.text}>
                <h4>{name}</h4>
                <p>{text}</p>
              </div>
              <ol className={styles.cities}>
                {cities.map((city) => (
                  <li key={city.name} className={isAtWork(city) ? undefined : styles.off}>
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

function isAtWork({ time }: City): boolean {
  return time >= workingDay.from && time < workingDay.to;
}
