import { Picture } from '@/components/Picture/Picture';
import type { About, Counter } from '@/content/about';

import styles from './Mission.module.scss';

type MissionProps = {
  readonly texts: About;
  readonly counters: readonly Counter[];
};

/** The mission breaks its lines around a loop of the line, in which a person is found. Its size depends on its length. */
export function Mission({ texts, counters }: MissionProps) {
  return (
    <div className={styles.mission}>
      <div className={styles.row}>
        <h3 className={styles.title}>{texts.missionTitle}</h3>
        <p className={styles.statement} data-length={Math.ceil(texts.mission.length / 50)}>
          <span className={styles.loop}>
            <svg viewBox="0 0 200 216" aria-hidden="true">
              <path d="M200-9v29c0 26-24 32-38 22a86 86 0 1 0 0 132c14-10 38-4 38 22v29" />
            </svg>
            <Picture
              {...texts.missionImage}
              alt=""
              width={340}
              height={340}
              sizes="(width >= 1400px) 340px, (width >= 768px) 24vw, 60vw"
            />
          </span>
          {withoutWidow(texts.mission)}
        </p>
        <ul
          className={styles.counters}
          data-long={counters.some(({ heading }) => heading.length > 5) || undefined}
          aria-label={texts.countersLabel}
        >
          {counters.map(({ heading, title, note }) => (
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

/** Joins a short last word to the word before it: beside a float, browsers do not prevent a last line of one word. */
function withoutWidow(text: string): string {
  return text.replace(/ (\S{1,8})$/, '\u00a0$1');
}
