import styles from './SkipLink.module.scss';

type SkipLinkProps = {
  /** The id it leads to. */
  readonly target: string;
  readonly title: string;
};

/** Unseen until the keyboard reaches it, as the first thing on the page. */
export function SkipLink({ target, title }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {title}
    </a>
  );
}
