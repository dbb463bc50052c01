import { ButtonLink } from '@/components/Button/Button';
import { MissingRing } from '@/components/Hero/MissingRing';
import { sitePath } from '@/components/lib/siteUrl';
import { Picture } from '@/components/Picture/Picture';
import type { HeroContent } from '@/content/hero';
import type { Decoration } from '@/content/types';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly content: HeroContent;
  readonly avatars: readonly Decoration[];
};

export function Hero({ content, avatars }: HeroProps) {
  const { callToAction, secondaryAction } = content;
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <header className={styles.head} data-aos="slide-up" data-aos-delay={50}>
        <p className={styles.eyebrow}>{content.eyebrow}</p>
        <h1 className={styles.title} id="hero-title">
          {content.title}
        </h1>
        <p className={styles.text}>{content.text}</p>
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
        <MissingRing content={content.missingRing} link={callToAction.link} />
        <figcaption className={styles.caption}>{content.crowdText}</figcaption>
      </figure>
    </section>
  );
}
