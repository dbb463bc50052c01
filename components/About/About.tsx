import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { AboutContent } from '@/content/about';

import styles from './About.module.scss';

type AboutProps = {
  readonly content: AboutContent;
};

export function About({ content }: AboutProps) {
  const { title, word, meaning, text, mission, countersLabel, counters, regions, image } = content;
  const headline = (
    <>
      <dfn>{word}</dfn> {meaning}
    </>
  );
  return (
    <section className={styles.about} id="about" aria-labelledby="about-title">
      <div className={styles.text}>
        <SectionHead id="about-title" title={title} lead={headline} />
        <p>{text}</p>
      </div>
      <div className={styles.aside}>
        <div className={styles.mission}>
          <h3>{mission.title}</h3>
          <p>{mission.statement}</p>
        </div>
        <div className={styles.scene}>
          <Picture {...image} width={636} height={504} />
        </div>
      </div>
      <div className={styles.numbers}>
        <ul className={styles.counters} aria-label={countersLabel}>
          {counters.map(({ heading, title: unit }) => (
            <li key={unit}>
              <strong>{heading}</strong> {unit}
            </li>
          ))}
        </ul>
        <ul className={styles.regions}>
          {regions.map(({ id, name, text: hires }) => (
            <li key={id} data-region={id}>
              <h3>{name}</h3> {hires}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
