import styles from './ProgressRing.module.scss';

type ProgressRingProps = {
  /** The number of arcs that the ring consists of: one for each required field of the form. */
  readonly arcs: number;
};

/**
 * A decorative progress indicator of the form: a ring around the outline of a person. Each required field that the
 * browser considers valid closes one arc of the ring. The head gets the colour of the ring when all are valid, and the
 * shoulders when the message is sent. The style sheet does this alone, so the ring must be in the section of the form.
 */
export function ProgressRing({ arcs }: ProgressRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden="true">
      <path className={styles.person} d="M28 20h0" />
      <path className={styles.person} d="M28 50h0" />
      {Array.from({ length: arcs }, (_, index) => (
        <path key={index} d="M28 2a26 26 0 0 1 0 52 26 26 0 0 1 0-52" pathLength={arcs} strokeDashoffset={-index} />
      ))}
    </svg>
  );
}
