import type { ReactNode } from 'react';

import styles from './LineSection.module.scss';

type Side = 'start' | 'end';

type LineSectionProps = {
  /** The side on which the line comes in. `none` where it begins: the content draws it. */
  readonly from?: Side | 'none';
  /** The side on which it leaves. If it is the other side, the line crosses at the end of the section. */
  readonly to?: Side;
  /** The background. Without one the section continues the one above, and has no station at its start. */
  readonly ground?: 'page' | 'sunk' | 'inverse' | 'mission';
  readonly children: ReactNode;
};

/** A part of the page with its part of the thick line, which runs beside the text column. */
export function LineSection({ from = 'end', to, ground, children }: LineSectionProps) {
  const crosses = from !== 'none' && to !== undefined && to !== from;
  return (
    <div className={styles.section} data-ground={ground} data-from={from}>
      {children}
      {crosses && <div className={styles.crossing} />}
    </div>
  );
}
