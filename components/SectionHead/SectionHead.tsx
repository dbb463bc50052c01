import type { ReactNode } from 'react';

import styles from './SectionHead.module.scss';

type SectionHeadProps = {
  /** `h3` within a section that has another head. */
  readonly heading?: 'h2' | 'h3';
  /** Of the heading, for the label of the section. */
  readonly id?: string;
  /** Without it, the lead is the heading. */
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** In the face of texts. */
  readonly note?: string;
};

export function SectionHead({ heading: Heading = 'h2', id, title, lead, note }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <Heading id={id} className={title ? styles.title : styles.lead}>
        {title ?? lead}
      </Heading>
      {title && lead && <p className={styles.lead}>{lead}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
