import { Picture } from '@/components/Picture/Picture';
import type { Mission as MissionRecord } from '@/content/about';

import styles from './Mission.module.scss';

type MissionProps = { readonly texts: MissionRecord };

/** The mission breaks its lines around the ring of the hero, in which a person is found. Its size depends on its length. */
export function Mission({ texts }: MissionProps) {
  return (
    <div className={styles.mission}>
      <div className={styles.row}>
        <h3 className={styles.title}>{texts.title}</h3>
        <p className={styles.statement} data-length={Math.ceil(texts.statement.length / 50)}>
          <span className={styles.ring}>
            <Picture
              {...texts.found.image}
              alt=""
              width={480}
              height={480}
              sizes="(width >= 1400px) 600px, (width >= 768px) 42vw, 75vw"
            />
          </span>
          {withoutWidow(texts.statement)}
        </p>
        <p className={styles.found}>
          <strong>{texts.found.title}</strong> {texts.found.text}
        </p>
        <ul
          className={styles.counters}
          data-long={texts.counters.some(({ heading }) => heading.length > 5) || undefined}
          aria-label={texts.countersLabel}
        >
          {texts.counters.map(({ heading, title, note }) => (
            <li key={title} className={styles.counter}>
              <span className={styles.number}>{heading.replaceAll(' ', '\u00a0')}</span>{' '}
              <span>
                <span className={styles.counterTitle}>{title}</span> <span>{note}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Joins the short last words: beside a float, browsers do not prevent a last line of one word. */
function withoutWidow(text: string): string {
  return text.replace(/ (?=(\S{1,3} )?\S{1,8}$)/g, '\u00a0');
}
