import type { About, City, Placement, Region } from '@/content/schema/about';

import styles from './Placements.module.scss';

type PlacementsProps = {
  readonly copy: About;
  readonly regions: readonly Region[];
  readonly office: City;
};

/** Each placement as a line of days, to one scale, the shortest first. The last one leads on to the next section. */
export function Placements({ copy, regions, office }: PlacementsProps) {
  const placements = regions
    .flatMap(({ placement }, index) => (placement ? [{ ...placement, region: index + 1 }] : []))
    .sort((one, other) => one.days - other.days);
  const longest = placements.at(-1)?.days ?? 0;
  return longest > 0 ? (
    <>
      <h3 className={styles.title}>{copy.placementsTitle}</h3>
      <ul className={styles.placements}>
        {placements.map(({ role, city, days, time, steps, region }) => (
          <li key={region} className={styles.placement} data-region={region} data-day={days}>
            <p className={styles.head}>
              <strong className={styles.time}>{time}</strong>{' '}
              <span>
                <strong>{role}</strong>{' '}
                <span className={styles.route}>
                  {office.name}
                  <span className={styles.hidden}>{`\u00a0${copy.placementTo}\u00a0`}</span>
                  {city}
                </span>
              </span>
            </p>
            <Steps steps={steps} longest={longest} dayText={copy.placementDay} />
          </li>
        ))}
      </ul>
    </>
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
  return (
    <ol className={haveRoom(labels, longest) ? `${styles.steps} ${styles.axis}` : styles.steps}>
      {labels.map(({ day, dayLabel, title }) => (
        <li key={day} data-day={day}>
          <span>{dayLabel}</span> {title}
        </li>
      ))}
    </ol>
  );
}

/** The width of a character, and the space between labels, as shares of the narrowest axis with labels below it. */
const [characterWidth, gap] = [0.0079, 0.011];

/** Whether all labels have room below their days. Each begins at its day, and the last one ends there. */
function haveRoom(labels: readonly { day: number; dayLabel: string; title: string }[], longest: number): boolean {
  const boxes = labels.map(({ day, dayLabel, title }, index) => {
    const width = Math.max(dayLabel.length, title.length) * characterWidth + gap;
    const dot = (day - 1) / (longest - 1);
    return index === labels.length - 1 ? { start: dot - width, end: dot } : { start: dot, end: dot + width };
  });
  return boxes.every(({ start }, index) => start >= (boxes[index - 1]?.end ?? 0));
}
