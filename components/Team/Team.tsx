import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { TeamMember } from '@/content/team';
import type { Intro } from '@/content/types';

import styles from './Team.module.scss';

type TeamProps = {
  readonly content: Intro;
  /** Those who stand behind the others last. */
  readonly members: readonly TeamMember[];
};

export function Team({ content, members }: TeamProps) {
  return (
    <section className={styles.team} id="team" aria-labelledby="team-title">
      <SectionHead id="team-title" title={content.title} lead={content.lead} />
      <ul className={styles.cards}>
        {members.map(({ id, name, designation, description, image }) => (
          <li key={id} className={styles.card} data-aos="fade-up">
            <div className={styles.text}>
              <h3>{name}</h3>
              <p className={styles.designation}>{designation}</p>
              <p>{description}</p>
            </div>
            <div className={styles.arch}>
              <Picture {...image} width={201} height={201} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
