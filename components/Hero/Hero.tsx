import { ButtonLink } from '@/components/Button/Button';
import { MissingRing } from '@/components/Hero/MissingRing';
import { sitePath } from '@/components/lib/siteUrl';
import { Picture } from '@/components/Picture/Picture';
import type { HeroTexts } from '@/content/hero';
import type { Decoration } from '@/content/types';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly texts: HeroTexts;
  readonly avatars: readonly Decoration[];
};

export function Hero({ texts, avatars }: HeroProps) {
  const { callToAction, secondaryAction } = texts;
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <header className={styles.head} data-aos="slide-up" data-aos-delay={50}>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1 className={styles.title} id="hero-title">
          {texts.title}
        </h1>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.actions}>
          <ButtonLink href={callToAction.link}>{callToAction.title}</ButtonLink>{' '}
          <a className={styles.secondary} href={sitePath(secondaryAction.link)}>
            {secondaryAction.title}
          </a>
        </p>
      </header>
      <figure className={styles.network} data-aos="slide-up" data-aos-delay={250}>
        <div className={styles.crowd}>
          {avatars.map(({ src }) => (
            <Picture key={src} className={styles.face} src={src} alt="" width={224} height={224} loading="eager" />
          ))}
        </div>
        <MissingRing texts={texts.missingRing} link={callToAction.link} />
        <figcaption className={styles.caption}>{texts.crowdText}</figcaption>
      </figure>
    </section>
  );
}
