import { Crowd } from '@/components/Crowd/Crowd';
import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { MissionContent } from '@/content/mission';
import type { Placement } from '@/content/placements';

import styles from './Mission.module.scss';

type MissionProps = {
  readonly content: MissionContent;
  readonly placements: readonly Placement[];
};

/** The picture of the hero once more, with the person for whom it asks. The style sheet knows who was chosen there. */
export function Mission({ content, placements }: MissionProps) {
  const { title, statement, avatars, crowdText, countersLabel, counters } = content;
  const hires = (size: number) =>
    placements.map(({ region, hire }) => (
      <Picture key={region} {...hire.image} data-region={region} alt="" width={size} height={size} />
    ));
  const head = (
    <>
      <SectionHead heading="h3" title={title} note={statement} />
      {placements.map(({ region, hire }) => (
        <p key={region} className={styles.hire} data-region={region}>
          <strong>{hire.answer}</strong> {`${hire.job}. ${crowdText}`}
        </p>
      ))}
    </>
  );
  return (
    <div className={styles.mission}>
      <Crowd people={avatars} found={hires(224)} ring="closed" head={head}>
        <div className={styles.ring}>{hires(480)}</div>
      </Crowd>
      <ul className={styles.counters} aria-label={countersLabel}>
        {counters.map(({ heading, title, detail }) => (
          <li key={title}>
            <strong>{heading}</strong> {title} <p>{detail}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
