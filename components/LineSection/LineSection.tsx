import type { ReactNode } from 'react';

import styles from './LineSection.module.scss';

type Side = 'start' | 'end';

type LineSectionProps = {
  /** The side on which the line comes in. `none` where it begins: the content draws it. */
  readonly from?: Side | 'none';
  /** The side on which it goes along the content. */
  readonly along?: Side | 'none';
  /** The side on which it leaves. */
  readonly to?: Side | 'none';
  /** What happens there on which day. */
  readonly day?: ReactNode;
  readonly ground: 'page' | 'surface-sunk' | 'surface-inverse' | 'bright' | 'bright-line';
  readonly children: ReactNode;
};

/**
 * A part of the page with its background, and with its part of the thick line: a station for a day, a segment, and
 * crossings to other sides at its start and at its end.
 */
export function LineSection({ from = 'end', along = from, to = along, day, ground, children }: LineSectionProps) {
  return (
    <div className={styles.section} data-ground={ground} data-from={from} data-along={along}>
      {from !== along && <div className={styles.crossing} data-from={from} />}
      {day && (
        <p className={styles.day}>
          <span>{day}</span>
        </p>
      )}
      {children}
      {along !== to && <div className={styles.crossing} data-from={along} />}
    </div>
  );
}
