import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Consultants, TeamMember } from '@/content/team';
import type { Intro } from '@/content/types';

import styles from './Team.module.scss';

type TeamProps = {
  readonly content: Intro;
  readonly members: readonly TeamMember[];
  readonly consultants: Consultants;
};

export function Team({ content, members, consultants }: TeamProps) {
  return (
    <section className={styles.team} id="team" aria-labelledby="team-title">
      <SectionHead id="team-title" title={content.title} lead={content.lead} />
      <ul className={styles.members}>
        {members.map(({ id, name, designation, description, image }) => (
          <li key={id} className={styles.member} data-aos="fade-up">
            <Picture {...image} className={styles.portrait} width={201} height={201} />
            <div className={styles.text}>
              <h3>{name}</h3>
              <p className={styles.designation}>{designation}</p>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.consultants}>
        <h3>{consultants.title}</h3>
        <p>{consultants.text}</p>
      </div>
      <div className={styles.row}>
        {consultants.portraits.map(({ src }) => (
          <Picture key={src} className={styles.face} src={src} alt="" width={128} height={128} />
        ))}
      </div>
    </section>
  );
}
