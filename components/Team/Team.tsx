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
              <Card {...member} imageWidth={201} imageHeight={201} />
            </li>
          ))}
        </ul>
        <article className={`${styles.card} ${styles.consultants}`} data-aos="fade-up">
          <Card {...consultants} imageWidth={456} imageHeight={194} />
        </article>
      </div>
    </section>
  );
}

type CardProps = TeamMember & {
  readonly imageWidth: number;
  readonly imageHeight: number;
};

function Card({ name, designation, description, image, imageWidth, imageHeight }: CardProps) {
  return (
    <>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.text}>{description}</p>
      <Picture {...image} className={styles.image} width={imageWidth} height={imageHeight} />
    </>
  );
}
