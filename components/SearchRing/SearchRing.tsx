import { Picture } from '@/components/Picture/Picture';
import type { Placement } from '@/content/placements';

import styles from './SearchRing.module.scss';

type SearchRingProps = {
  readonly className: string | undefined;
  readonly placements: readonly Placement[];
  /** The index of the step */
  readonly step: 0 | 1;
};

/** The ring of the hero on its way to that of the mission. A dash is a day, and those that are over are closed. */
export function SearchRing({ className, placements, step }: SearchRingProps) {
  return (
    <div className={className}>
      {placements.map(({ region, days, steps }) => (
        <div key={region} className={styles.ring} data-region={region}>
          <svg aria-hidden="true">
            <circle cx="50%" cy="50%" r="50%" pathLength={days} />
            <circle cx="50%" cy="50%" r="50%" pathLength={days} strokeDasharray={`${steps[step].day} ${days}`} />
          </svg>
          <Picture {...steps[step].image} alt="" width={200} height={200} />
        </div>
      ))}
    </div>
  );
}
