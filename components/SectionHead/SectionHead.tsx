import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** `inner` for a lead that is too long to be as large as others. */
  readonly size?: 'inner';
};

export function SectionHead({ id, title, lead, size }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead} data-size={size}>
        {lead}
      </p>
    </div>
  );
}
