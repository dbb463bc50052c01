import type { ReactNode } from 'react';

import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  /** Of the heading, for the label of the section. */
  readonly id?: string;
  /** Without it, the lead is the heading. */
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** In the face of texts. */
  readonly note?: string;
};

export function SectionHead({ id, title, lead, note }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={title ? styles.title : styles.lead}>
        {title ?? lead}
      </h2>
      {title && lead && <p className={styles.lead}>{lead}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
