import { Picture } from '@/components/Picture/Picture';
import type { Search } from '@/content/searches';

import styles from './SearchRing.module.scss';

type SearchRingProps = {
  /** Before the number of the day. */
  readonly dayWord: string;
  readonly searches: readonly Search[];
  /** The index of the step */
  readonly step: 0 | 1;
};

/** The share of the ring that has no dashes: there it is so near to the line that they would thicken that. */
const shareAtLine = 0.08;

/** The empty place of the hero on its way to being taken, beside its day. Each day closes the place of a dash. */
export function SearchRing({ dayWord, searches, step }: SearchRingProps) {
  return (
    <>
      {searches.map(({ region, days, steps }) => {
        const { day, title, image } = steps[step];
        const dashes = Math.max(0, Math.floor((1 - shareAtLine) * days) - day);
        return (
          <div key={region} className={styles.step} data-region={region}>
            <p className={styles.day}>
              {dayWord} {day}: {title}.
            </p>
            <div className={styles.ring}>
              <svg aria-hidden="true">
                <circle
                  cx="50%"
                  cy="50%"
                  r="50%"
                  pathLength={days}
                  strokeDasharray={`${day}${' 0.4 0.6'.repeat(dashes)} ${days}`}
                />
              </svg>
              <Picture {...image} alt="" width={320} height={320} />
            </div>
          </div>
        );
      })}
    </>
  );
}
