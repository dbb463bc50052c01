import { ButtonLink } from '@/components/Button/Button';
import { WorldMap } from '@/components/WorldMap/WorldMap';
import type { Region } from '@/content/about';

import styles from './Hero.module.scss';

type HeroWords = {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  readonly callToAction: { readonly title: string; readonly link: string };
  readonly secondary: { readonly title: string; readonly link: string };
};

type HeroProps = {
  readonly words: HeroWords;
  readonly regions: readonly Region[];
  readonly hub: string;
};

export function Hero({ words, regions, hub }: HeroProps) {
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <div className={styles.row}>
        <div className={styles.head}>
          <p className={styles.eyebrow}>{words.eyebrow}</p>
          <h1 id="hero-title">{words.title}</h1>
        </div>
        <div className={styles.side}>
          <p className={styles.text}>{words.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={words.callToAction.link}>{words.callToAction.title}</ButtonLink>{' '}
            <a className={styles.secondary} href={words.secondary.link}>
              {words.secondary.title}
            </a>
          </p>
        </div>
      </div>
      <WorldMap className={styles.map} regions={regions} hub={hub} />
    </section>
  );
}
