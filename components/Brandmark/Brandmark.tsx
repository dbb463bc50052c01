import styles from './Brandmark.module.scss';

type BrandmarkProps = {
  /** CSS pixels. */
  readonly size: number;
  /** What it stands for when it stands alone; without one it only decorates the name beside it. */
  readonly label?: string;
};

/** The K: a stem, and two routes that leave it for the right. */
export function Brandmark({ size, label }: BrandmarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="10 10 60 60"
      width={size}
      height={size}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.lines} d="M23 16v48M23 45C39 45 50 37 54 22M36.5 42.9C46 46 53 52 55 60" />
      <circle className={styles.dot} cx="55" cy="20" r="9" />
    </svg>
  );
}
