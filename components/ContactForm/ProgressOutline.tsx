import styles from './ProgressOutline.module.scss';

type ProgressOutlineProps = {
  readonly requiredFields: number;
};

/**
 * A decorative progress indicator: the dashed ring of the hero as an outline of the form. Each required field that the
 * browser considers valid closes the gaps of one part of it; a sent message closes all. The style sheet does this
 * alone, so the outline must come after the fields.
 */
export function ProgressOutline({ requiredFields }: ProgressOutlineProps) {
  const dashes = requiredFields * Math.round(72 / requiredFields); // So that a part ends in the middle of a dash
  return (
    <svg className={styles.outline} aria-hidden="true">
      <rect pathLength={2 * dashes} />
      {Array.from({ length: requiredFields }, (_, index) => (
        <rect key={index} pathLength={requiredFields} strokeDashoffset={-index} />
      ))}
    </svg>
  );
}
