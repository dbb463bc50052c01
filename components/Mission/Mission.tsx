import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { MissionContent } from '@/content/mission';

import styles from './Mission.module.scss';

type MissionProps = { readonly content: MissionContent };

/** Whom the empty ring of the hero asks for. */
export function Mission({ content: { title, statement, hire, countersLabel, counters } }: MissionProps) {
  return (
    <div className={styles.mission}>
      <SectionHead heading="h3" title={title} lead={statement} />
      <div className={styles.ring}>
        <Picture
          {...hire.image}
          alt=""
          width={480}
          height={480}
          sizes="(width >= 1450px) 580px, (width >= 768px) 40vw, 68vw"
        />
      </div>
      <p className={styles.hire}>
        <strong>{hire.title}</strong> {hire.text}
      </p>
      <ul className={styles.counters} aria-label={countersLabel}>
        {counters.map(({ heading, title }) => (
          <li key={title}>
            <strong>{heading}</strong> {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
