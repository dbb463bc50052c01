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
        <div className={`${styles.card} ${styles.consultants}`} data-aos="fade-up">
          <Card {...consultants} />
          <Picture {...consultants.image} className={styles.crowd} width={416} height={198} />
        </div>
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.id} className={`${styles.card} ${styles.member}`} data-aos="fade-up">
              <Card {...member} />
              <Picture {...member.image} className={styles.portrait} width={201} height={201} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ name, designation, description }: TeamMember) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.text}>{description}</p>
    </>
  );
}
