import { ButtonLink } from '@/components/Button/Button';
import { WorldMap } from '@/components/WorldMap/WorldMap';
import type { City, Hero as HeroRecord, Region } from '@/scripts/schemas/content';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly copy: HeroRecord;
  readonly regions: readonly Region[];
  readonly office: City;
};

export function Hero({ copy, regions, office }: HeroProps) {
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <div className={styles.row}>
        <div className={styles.head}>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 id="hero-title">{copy.title}</h1>
        </div>
        <div className={styles.side}>
          <p className={styles.text}>{copy.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={copy.callToAction.link}>{copy.callToAction.title}</ButtonLink>{' '}
            <a className={styles.secondary} href={copy.secondary.link}>
              {copy.secondary.title}
            </a>
          </p>
        </div>
      </div>
      <WorldMap className={styles.map} regions={regions} office={office} />
    </section>
  );
}
