import { Crowd } from '@/components/Crowd/Crowd';
import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { MissionContent } from '@/content/mission';
import type { Decoration } from '@/content/types';

import styles from './Mission.module.scss';

type MissionProps = {
  readonly content: MissionContent;
  readonly avatars: readonly Decoration[];
};

/** The picture of the hero once more, with the person for whom it asks. */
export function Mission({ content, avatars }: MissionProps) {
  const { title, statement, hire, crowdText, countersLabel, counters } = content;
  return (
    <div className={styles.mission}>
      <Crowd
        people={avatars}
        caption={crowdText}
        ring="closed"
        head={
          <div className={styles.head}>
            <SectionHead heading="h3" title={title} lead={statement} />
            <p className={styles.hire}>
              <strong>{hire.title}</strong> {hire.text}
            </p>
          </div>
        }
      >
        <div className={styles.ring}>
          <Picture
            {...hire.image}
            className={styles.person}
            alt=""
            width={480}
            height={480}
            sizes="(width >= 1450px) 580px, (width >= 768px) 40vw, 68vw"
          />
        </div>
      </Crowd>
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
