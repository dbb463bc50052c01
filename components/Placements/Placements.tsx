import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Placement, PlacementsTexts } from '@/content/placements';
import type { Decoration } from '@/content/site';

import styles from './Placements.module.scss';

type PlacementsProps = {
  readonly texts: PlacementsTexts;
  /** The shortest first. */
  readonly placements: readonly Placement[];
  readonly quoteImage: Decoration;
};

/** Those with a number on the ruler */
const numberedDays = [1, 11, 21, 31];

/** Up to this day, the quote has too little room before the client, so it is after the client. */
const lastEarlyDay = 17;

/** Placements as lines on one ruler of days, each with its client above the last day, and what they said. */
export function Placements({ texts, placements, quoteImage }: PlacementsProps) {
  return (
    <section className={styles.placements} aria-labelledby="placements-title">
      <SectionHead id="placements-title" title={texts.title} lead={texts.lead} note={texts.note} />
      <ul className={styles.ruler}>
        <li className={styles.scale} aria-hidden="true">
          {numberedDays.map((day) => (
            <span key={day} data-day={day}>
              {day}
            </span>
          ))}
        </li>
        {placements.map(({ region, days, role, steps, quote, name, position, image }) => (
          <li
            key={name}
            className={styles.placement}
            data-region={region}
            data-day={days}
            data-late={days > lastEarlyDay || undefined}
          >
            <p className={styles.role}>{role}</p>
            <p className={styles.time}>
              <span className={styles.number}>{days}</span> {texts.days}
            </p>
            <figure className={styles.said}>
              <blockquote className={styles.quote}>
                <Picture {...quoteImage} alt="" width={64} height={48} />
                <p>{quote}</p>
              </blockquote>
              {image ? (
                <Picture
                  {...image}
                  className={styles.client}
                  width={200}
                  height={200}
                  sizes="(width >= 992px) 165px, 64px"
                />
              ) : (
                <span className={styles.client} />
              )}{' '}
              <figcaption className={styles.source}>
                <strong>{name}</strong> <span>{position}</span>
              </figcaption>
            </figure>
            <ol className={styles.steps}>
              {steps.map(({ day, title }) => (
                <li key={day} data-day={day}>
                  {texts.day} {day} <strong>{title}</strong>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className={styles.terms}>{texts.terms}</p>
    </section>
  );
}
