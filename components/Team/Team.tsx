import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { TeamMember } from '@/content/team';
import type { Intro } from '@/content/types';

import styles from './Team.module.scss';

type TeamProps = {
  readonly content: Intro;
  readonly consultants: TeamMember;
  readonly members: readonly TeamMember[];
};

export function Team({ content, consultants, members }: TeamProps) {
  return (
    <section className={styles.team} id="team" aria-labelledby="team-title">
      <SectionHead id="team-title" title={content.title} lead={content.lead} />
      <div className={styles.cards}>
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.id} className={`${styles.card} ${styles.member}`} data-aos="fade-up">
              <Card {...member} />
            </li>
          ))}
        </ul>
        <article className={`${styles.card} ${styles.consultants}`} data-aos="fade-up">
          <Card {...consultants} />
        </article>
      </div>
    </section>
  );
}

function Card({ name, designation, description, image }: TeamMember) {
  return (
    <>
      <div className={styles.text}>
        <h3>{name}</h3>
        <p className={styles.designation}>{designation}</p>
        <p>{description}</p>
      </div>
      <div className={styles.arch}>
        <Picture {...image} width={201} height={201} />
      </div>
    </>
  );
}
