import styles from './MissingPerson.module.scss';

type MissingPersonProps = {
  /** The number of arcs that the ring consists of: one for each required field of the form. */
  readonly arcs: number;
};

/**
 * The symbol of the person who is missing: an empty, dashed ring. Each required field that is valid closes one arc.
 * The head appears once the form can be sent, the whole person once it is sent. The style sheet does this alone.
 */
export function MissingPerson({ arcs }: MissingPersonProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden="true">
      {Array.from({ length: arcs }, (_, index) => (
        <path key={index} d="M28 2a26 26 0 0 1 0 52 26 26 0 0 1 0-52" pathLength={arcs} strokeDashoffset={-index} />
      ))}
      <path className={styles.head} d="M28 20h0" />
      <path className={styles.shoulders} d="M28 50h0" />
    </svg>
  );
}
