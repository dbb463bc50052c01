import styles from './SkipLink.module.scss';

type SkipLinkProps = {
  readonly target: string;
  readonly title: string;
};

/** The first focusable element of the page. It is visible only while it has focus. */
export function SkipLink({ target, title }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {title}
    </a>
  );
}
