import styles from './SkipLink.module.scss';

type SkipLinkProps = {
  readonly label: string;
};

/** The first focusable element of the page. It is visible only while it has focus. */
export function SkipLink({ label }: SkipLinkProps) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
