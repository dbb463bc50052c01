import { Picture } from '@/components/Picture/Picture';
import type { MissionTexts } from '@/content/about';

import styles from './Mission.module.scss';

type MissionProps = { readonly texts: MissionTexts };

/** A statement up to this length is set larger; one that is more than twice as long, smaller. */
const shortStatement = 50;

/** If a figure has more characters, all are set smaller. */
const longFigure = 5;

/** Whom the empty ring of the hero asks for. The size of the statement depends on its length. */
export function Mission({ texts }: MissionProps) {
  return (
    <div className={styles.mission}>
      <h3 className={styles.title}>{texts.title}</h3>
      <p className={styles.statement} data-length={Math.min(3, Math.ceil(texts.statement.length / shortStatement))}>
        {texts.statement}
      </p>
      <div className={styles.ring}>
        <Picture
          {...texts.found.image}
          alt=""
          width={480}
          height={480}
          sizes="(width >= 1450px) 580px, (width >= 768px) 40vw, 68vw"
        />
      </div>
      <p className={styles.found}>
        <strong>{texts.found.title}</strong> {texts.found.text}
      </p>
      <ul
        className={styles.counters}
        data-long={texts.counters.some(({ heading }) => heading.length > longFigure) || undefined}
        aria-label={texts.countersLabel}
      >
        {texts.counters.map(({ heading, title, note }) => (
          <li key={title} className={styles.counter}>
            <span className={styles.number}>{heading.replaceAll(' ', '\u00a0')}</span>{' '}
            <span className={styles.counterText}>
              <span className={styles.counterTitle}>{title}</span> {note}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
