import styles from './SkipLink.module.scss';

type SkipLinkProps = {
  readonly title: string;
};

/** The first focusable element of the page. It is visible only while it has focus. */
export function SkipLink({ title }: SkipLinkProps) {
  return (
    <a className={styles.skip} href="#main">
      {title}
    </a>
  );
}
