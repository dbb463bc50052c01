import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Decoration } from '@/content/site';
import type { TeamMember } from '@/content/team';

import styles from './Team.module.scss';

type TeamProps = {
  readonly title: string;
  readonly lead: string;
  readonly members: readonly TeamMember[];
  /** The consultants, who stand behind the members. */
  readonly crowd: Decoration;
};

export function Team({ title, lead, members, crowd }: TeamProps) {
  return (
    <section className={styles.team} id="team" aria-labelledby="team-title">
      <SectionHead id="team-title" title={title} lead={lead} />
      <Picture {...crowd} className={styles.crowd} alt="" width={416} height={196} />
      <ul className={styles.members}>
        {members.map(({ id, name, designation, description, image }, index) => (
          <li key={id} className={styles.member}>
            <header className={styles.panel} data-aos="fade-up" data-aos-delay={50 + 200 * (index % 2)}>
              <div className={styles.photo}>
                <Picture {...image} width={201} height={201} />
              </div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.designation}>{designation}</p>
              <p className={styles.bio}>{description}</p>
            </header>
          </li>
        ))}
      </ul>
    </section>
  );
}
