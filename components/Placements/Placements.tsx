import type { Placement, TestimonialsTexts } from '@/content/testimonials';

import { placesOf } from './labelPlaces';

import styles from './Placements.module.scss';

type PlacementsProps = {
  readonly texts: TestimonialsTexts;
  /** The shortest first. */
  readonly placements: readonly (Omit<Placement, 'region'> & {
    /** The number of its region. */
    readonly region: number;
    readonly quotation: React.ReactNode;
  })[];
};

/** Each placement as a line of days, to one scale. The last one leads on to the next section. */
export function Placements({ texts, placements }: PlacementsProps) {
  const longest = placements.at(-1)?.days ?? 0;
  return (
    longest > 0 && (
      <ul className={styles.placements}>
        {placements.map(({ role, city, days, steps, region, quotation }) => (
          <li key={region} className={styles.placement} data-region={region} data-day={days}>
            {quotation}
            <p className={styles.head}>
              <strong className={styles.time}>{`${days} days`}</strong>{' '}
              <span>
                <strong>{role}</strong> <span className={styles.route}>{`${texts.placementRoute} ${city}`}</span>
              </span>
            </p>
            <Steps steps={steps} longest={longest} dayText={texts.placementDay} />
          </li>
        ))}
      </ul>
    )
  );
}

type StepsProps = {
  readonly steps: Placement['steps'];
  /** The days of the longest placement. */
  readonly longest: number;
  readonly dayText: string;
};

function Steps({ steps, longest, dayText }: StepsProps) {
  const labels = steps.map((step) => ({ ...step, dayLabel: `${dayText} ${step.day}` }));
  const places = placesOf(labels, longest);
  return (
    <ol className={styles.steps}>
      {labels.map(({ day, dayLabel, title }, index) => (
        <li key={day} data-day={day} {...places[index]}>
          <span>{dayLabel}</span> {title}
        </li>
      ))}
    </ol>
  );
}
