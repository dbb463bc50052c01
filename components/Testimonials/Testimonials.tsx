import { Picture } from '@/components/Picture/Picture';
import { pictureSizes } from '@/components/Picture/sizes';
import type { Decoration } from '@/content/schema/fields';
import type { Testimonial } from '@/content/schema/team';

import styles from './Testimonials.module.scss';

type TestimonialsProps = {
  readonly title: string;
  readonly testimonials: readonly Testimonial[];
  readonly quoteImage: Decoration;
  /** The placements. */
  readonly children: React.ReactNode;
};

/** A firm may have no testimonials yet. */
export function Testimonials({ title, testimonials, quoteImage, children }: TestimonialsProps) {
  const titleId = testimonials.length > 0 ? 'testimonials-title' : undefined;
  return (
    <section className={styles.said} aria-labelledby={titleId}>
      <div className={styles.row}>
        {titleId && <h2 id={titleId}>{title}</h2>}
        {testimonials.map(({ id, highlight, quote, name, role, image }, index) => (
          <figure key={id} className={styles.testimonial}>
            {index === 0 && (
              <img className={styles.mark} src={quoteImage.src} alt="" {...pictureSizes.quoteImage} loading="lazy" />
            )}
            {highlight && <p className={styles.highlight}>{highlight}</p>}
            <blockquote className={styles.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption className={styles.source}>
              {image && (
                <Picture className={styles.portrait} picture={{ ...image, ...pictureSizes['testimonials.image'] }} />
              )}
              <p>{name}</p>
              <p>{role}</p>
            </figcaption>
          </figure>
        ))}
        {children}
      </div>
    </section>
  );
}
