import { ButtonLink } from '@/components/Button/Button';
import { Picture } from '@/components/Picture/Picture';
import { sitePath } from '@/components/siteUrl';
import type { Hero as HeroRecord } from '@/content/hero';
import type { Decoration } from '@/content/site';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly texts: HeroRecord;
  readonly avatars: readonly Decoration[];
};

/** A title of more characters is set smaller. */
const longTitle = 44;

/** It is 40 long, and begins at its right edge. */
const circle = { cx: '50%', cy: '50%', r: '50%', pathLength: 40 };

export function Hero({ texts, avatars }: HeroProps) {
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <header className={styles.head} data-aos="slide-up" data-aos-delay={50}>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1 id="hero-title" data-long={texts.title.length > longTitle || undefined}>
          {texts.title}
        </h1>
        <p className={styles.text}>{texts.text}</p>
        <p className={styles.actions}>
          <ButtonLink href={texts.callToAction.link}>{texts.callToAction.title}</ButtonLink>{' '}
          <a className={styles.secondary} href={sitePath(texts.secondary.link)}>
            {texts.secondary.title}
          </a>
        </p>
      </header>
      <p className={styles.crowd} data-aos="slide-up" data-aos-delay={250}>
        {avatars.map(({ src }, index) => (
          <Picture
            key={src}
            className={styles.face}
            src={src}
            alt=""
            width={128}
            height={128}
            sizes="(width >= 768px) 11.5vw, 19vw"
            loading="eager"
            place={index}
          />
        ))}
        <a className={styles.ring} href={sitePath(texts.contactPrompt.link)}>
          <svg aria-hidden="true">
            {/* Dashes and, before the foot, a solid arc: the line branches off as everywhere on the page. */}
            <circle {...circle} strokeDasharray=".6 .4" strokeDashoffset=".3" />
            <circle {...circle} strokeDasharray="0 6.7 3.6 99" />
          </svg>
          <span>
            {texts.contactPrompt.title}
            <svg className={styles.arrow} viewBox="0 0 24 32" aria-hidden="true">
              <path d="M12 3v25M3 19l9 9 9-9" />
            </svg>
          </span>
        </a>
      </p>
      <p className={styles.caption} data-aos="slide-up" data-aos-delay={250}>
        {texts.crowdText}
      </p>
    </section>
  );
}
