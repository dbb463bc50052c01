import { ButtonLink } from '@/components/Button/Button';
import { WorldMap } from '@/components/WorldMap/WorldMap';
import type { Region } from '@/content/about';

import styles from './Hero.module.scss';

type HeroCopy = {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly callToAction: { readonly title: string; readonly link: string };
  readonly secondary: { readonly title: string; readonly link: string };
};

type HeroProps = {
  readonly copy: HeroCopy;
  readonly regions: readonly Region[];
  readonly hub: string;
};

export function Hero({ copy, regions, hub }: HeroProps) {
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
      <WorldMap className={styles.map} regions={regions} hub={hub} />
    </section>
  );
}
