import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { AboutContent } from '@/content/about';

import styles from './About.module.scss';

type AboutProps = {
  /** For the label of the section, which has the map, too. */
  readonly titleId: string;
  readonly content: AboutContent;
};

export function About({ titleId, content }: AboutProps) {
  const { title, word, meaning, text, mission, countersLabel, counters, image } = content;
  const headline = (
    <>
      <dfn>{word}</dfn> {meaning}
    </>
  );
  return (
    <div className={styles.story}>
      <div className={styles.text}>
        <SectionHead id={titleId} title={title} lead={headline} />
        <p>{text}</p>
        <div>
          <h3>{mission.title}</h3>
          <p>{mission.statement}</p>
        </div>
        <ul className={styles.counters} aria-label={countersLabel}>
          {counters.map(({ heading, title }) => (
            <li key={title}>
              <strong>{heading}</strong> {title}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.scene}>
        <Picture {...image} width={636} height={504} />
      </div>
    </div>
  );
}
