import type { About, Placement } from '@/content/schema/about';

import styles from './Placements.module.scss';

type PlacementsProps = {
  readonly copy: About;
  /** The shortest first. */
  readonly placements: readonly (Placement & { readonly region: number; readonly quotation: React.ReactNode })[];
};

/** Each placement as a line of days, to one scale. The last one leads on to the next section. */
export function Placements({ copy, placements }: PlacementsProps) {
  const longest = placements.at(-1)?.days ?? 0;
  return longest > 0 ? (
    <ul className={styles.placements}>
      {placements.map(({ role, city, days, time, steps, region, quotation }) => (
        <li key={region} className={styles.placement} data-region={region} data-day={days}>
          {quotation}
          <p className={styles.head}>
            <strong className={styles.time}>{time}</strong>{' '}
            <span>
              <strong>{role}</strong>{' '}
              <span className={styles.route}>{copy.placementRoute.replace('{city}', city)}</span>
            </span>
          </p>
          <Steps steps={steps} longest={longest} dayText={copy.placementDay} />
        </li>
      ))}
    </ul>
  ) : (
    <div className={styles.crossing} />
  );
}

type StepsProps = {
  readonly steps: Placement['steps'];
  /** The days of the longest placement. */
  readonly longest: number;
  readonly dayText: string;
};

function Steps({ steps, longest, dayText }: StepsProps) {
  const labels = steps.map((step) => ({ ...step, dayLabel: dayText.replace('{day}', String(step.day)) }));
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

/** The width of a character, and the space between labels, as shares of the narrowest axis with labels below it. */
const [characterWidth, gap] = [0.0123, 0.016];

type Place = { readonly 'data-row': number | undefined; readonly 'data-end': true | undefined };

/**
 * Where the labels have room below their days: in the first row or a further one. Each begins at its day, or ends there
 * if the axis would end before it.
 */
function placesOf(labels: readonly { day: number; dayLabel: string; title: string }[], longest: number): Place[] {
  const ends: number[] = [];
  return labels.map(({ day, dayLabel, title }) => {
    const width = Math.max(dayLabel.length, title.length) * characterWidth + gap;
    const dot = (day - 1) / (longest - 1);
    const endsAtDay = dot + width > 1;
    const start = endsAtDay ? dot - width : dot;
    const row = [...ends, 0].findIndex((end) => end <= start);
    ends[row] = start + width;
    return { 'data-row': row > 0 ? row + 1 : undefined, 'data-end': endsAtDay || undefined };
  });
}
