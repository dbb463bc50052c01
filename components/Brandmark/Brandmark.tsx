import type { Mark } from '@/content/site';

import styles from './Brandmark.module.scss';

type BrandmarkProps = {
  readonly mark: Mark;
  /** In CSS pixels. */
  readonly size: number;
  /** The accessible name. Without one the logo is decorative, beside the brand name. */
  readonly label?: string;
};

export function Brandmark({ mark, size, label }: BrandmarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox={`${mark.left} 10 60 60`}
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.lines} d={mark.lines} />
      <path className={styles.shapes} d={mark.shapes} />
    </svg>
  );
}
