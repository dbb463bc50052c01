import styles from './ProgressOutline.module.scss';

type ProgressOutlineProps = {
  readonly requiredFields: number;
};

/** In a wide window. The number in a narrow one, for which the style sheet has shorter ones, is whole, too: 120. */
const dashes = 84;

/**
 * A decorative progress indicator: the dashed ring of the hero as an outline of the form. Each required field that the
 * browser considers valid closes the gaps of one part of it; a sent message closes all. The style sheet does this
 * alone, so the outline must come after the fields.
 */
export function ProgressOutline({ requiredFields }: ProgressOutlineProps) {
  return (
    <div className={styles.outline} aria-hidden="true">
      <svg>
        {Array.from({ length: requiredFields }, (_, index) => (
          <rect key={index} className={styles.part} pathLength={requiredFields} strokeDashoffset={-index} />
        ))}
        <rect className={styles.dashes} pathLength={dashes} />
      </svg>
    </div>
  );
}
