import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Decoration, Intro } from '@/content/site';
import type { TeamMember } from '@/content/team';

import styles from './Team.module.scss';

type TeamProps = {
  readonly texts: Intro;
  readonly members: readonly TeamMember[];
  /** The consultants, who stand behind the members. */
  readonly crowd: Decoration;
};

export function Team({ texts, members, crowd }: TeamProps) {
  return (
    <section className={styles.team} id="team" aria-labelledby="team-title">
      <SectionHead id="team-title" title={texts.title} lead={texts.lead} />
      <Picture {...crowd} className={styles.crowd} alt="" width={416} height={198} />
      <ul className={styles.members}>
        {members.map(({ id, name, designation, description, image }) => (
          <li key={id} className={styles.member} data-aos="fade-up">
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.designation}>{designation}</p>
            <p className={styles.bio}>{description}</p>
            <Picture {...image} className={styles.photo} width={201} height={201} />
          </li>
        ))}
      </ul>
    </section>
  );
}
