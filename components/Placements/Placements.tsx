import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { PlacementsContent } from '@/content/placements';
import type { Search } from '@/content/searches';
import type { Decoration } from '@/content/types';

import styles from './Placements.module.scss';

type PlacementsProps = {
  readonly content: PlacementsContent;
  readonly searches: readonly Search[];
  readonly quoteImage: Decoration;
};

/** Those with a number on the ruler */
const numberedDays = [1, 10, 20, 30];

/** Placements as lines on one ruler of days. On the end of each are their number and the person who was hired. */
export function Placements({ content, searches, quoteImage }: PlacementsProps) {
  const byDays = searches.toSorted((a, b) => a.days - b.days);
  return (
    <section className={styles.placements} aria-labelledby="placements-title">
      <SectionHead id="placements-title" lead={content.lead} note={content.note} />
      <ul className={styles.ruler}>
        {byDays.map(({ region, city, role, days, hire, client: { quote, name, position, image } }) => (
          <li key={region} className={styles.placement} data-region={region} data-day={days}>
            <strong className={styles.role}>{`${role}, ${city}`}</strong>{' '}
            <span className={styles.number}>
              {days}
              <small> {content.unit}</small>
            </span>
            <Picture {...hire.image} className={styles.hired} alt="" width={340} height={340} />
            <figure className={styles.said}>
              <Picture {...quoteImage} className={styles.quoteMark} alt="" width={64} height={48} />
              <blockquote className={styles.quote}>{quote}</blockquote>
              {image ? (
                <Picture {...image} className={styles.client} width={64} height={64} />
              ) : (
                <span className={styles.client} />
              )}{' '}
              <figcaption className={styles.source}>
                <strong>{name}</strong> <span>{position}</span>
              </figcaption>
            </figure>
          </li>
        ))}
        <li className={styles.scale} aria-hidden="true">
          {numberedDays.map((day) => (
            <span key={day} data-day={day}>
              {day}
            </span>
          ))}
        </li>
      </ul>
    </section>
  );
}
