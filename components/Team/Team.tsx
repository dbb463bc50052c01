import { Picture } from '@/components/Picture/Picture';
import { pictureSizes } from '@/components/Picture/sizes';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Decoration } from '@/content/schema/fields';
import type { TeamMember, Testimonial } from '@/content/schema/team';

import styles from './Team.module.scss';

type TeamProps = {
  readonly title: string;
  readonly lead: string;
  readonly members: readonly TeamMember[];
  readonly testimonialsTitle: string;
  readonly testimonials: readonly Testimonial[];
  readonly quoteImage: Decoration;
};

/** Milliseconds. Every second item animates later. */
function delayOf(index: number): number {
  return 50 + 200 * (index % 2);
}

export function Team({ title, lead, members, testimonialsTitle, testimonials, quoteImage }: TeamProps) {
  return (
    <>
      <section id="team" aria-labelledby="team-title">
        <div className={styles.row}>
          <SectionHead id="team-title" title={title} lead={lead} />
          <ul className={styles.members}>
            {members.map(({ id, name, designation, description, image }, index) => (
              <li key={id} className={styles.member} data-aos="fade-up" data-aos-delay={delayOf(index)}>
                <Picture className={styles.photo} picture={{ ...image, ...pictureSizes['team.image'] }} />
                <div>
                  <h3 className={styles.name}>{name}</h3>
                  <p className={styles.designation}>{designation}</p>
                  <p className={styles.bio}>{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.said}>
        <div className={styles.row}>
          <SectionHead title={testimonialsTitle} />
          <div className={styles.testimonials}>
            {testimonials.map(({ id, highlight, quote, name, role, image }, index) => (
              <figure key={id} className={styles.testimonial} data-aos="fade-up" data-aos-delay={delayOf(index)}>
                {}
                <img className={styles.mark} src={quoteImage.src} alt="" {...pictureSizes.quoteImage} loading="lazy" />
                {highlight && <p className={styles.highlight}>{highlight}</p>}
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.source}>
                  <Picture className={styles.portrait} picture={{ ...image, ...pictureSizes['testimonials.image'] }} />
                  <div>
                    <p className={styles.sourceName}>{name}</p>
                    <p className={styles.sourceRole}>{role}</p>
                  </div>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
