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
      viewBox="0 0 80 80"
      width={size}
      height={size}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={styles.stem} d="M22 13v54" />
      <path className={styles.stem} d="M22 46C40 46 52 37 56 20" />
      <path className={styles.stem} d="M38 42C48 47 54 54 56 63" />
      <circle className={styles.dot} cx="57" cy="17" r="9" />
      <circle className={styles.end} cx="57" cy="65" r="6.5" />
    </svg>
  );
}
