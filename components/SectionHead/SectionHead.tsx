import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
};

export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
