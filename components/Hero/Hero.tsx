import { Fragment } from 'react';

import { ButtonLink } from '@/components/Button/Button';
import { choiceName } from '@/components/ContactForm/beginMessage';
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

/** A question of more characters, or with a longer word, is set smaller. */
const longQuestion = 24;
const longWord = 8;

/** It is 40 long, and begins at its right edge. */
const circle = { cx: '50%', cy: '50%', r: '50%', pathLength: 40 };

export function Hero({ texts, avatars }: HeroProps) {
  const { question, choose, nobody, roles } = texts;
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
      <figure className={styles.picture} data-aos="slide-up" data-aos-delay={250}>
        <div className={styles.crowd}>
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
        </div>
        {/* Radio buttons outside of the form, so that they are never sent. Its message begins with their value. */}
        <fieldset className={styles.ask}>
          <legend className={styles.ring} data-long={isLong(question) || undefined}>
            <svg aria-hidden="true">
              {/* Dashes and, before the foot, a solid arc: the line branches off as everywhere on the page. */}
              <circle {...circle} strokeDasharray=".6 .4" strokeDashoffset=".3" />
              <circle {...circle} strokeDasharray="0 6.7 3.6 99" />
            </svg>
            <span>{question}</span>
          </legend>
          <p className={styles.choose}>{choose}</p>
          {roles.map(({ title, place, message, image }) => (
            <Fragment key={title}>
              <label>
                <input type="radio" name={choiceName} value={message} />
                <span>
                  {title} <span className={styles.place}>{place}</span>
                </span>
              </label>{' '}
              <a className={styles.answer} href={sitePath(texts.callToAction.link)}>
                <img src={sitePath(image.src)} alt="" width={340} height={340} loading="lazy" />
                <span>
                  {title}
                  <br />
                  {place}
                </span>
              </a>{' '}
            </Fragment>
          ))}
          <label className={styles.nobody}>
            <input type="radio" name={choiceName} value="" defaultChecked />
            <span>{nobody}</span>
          </label>
        </fieldset>
      </figure>
      <p className={styles.caption} data-aos="slide-up" data-aos-delay={250}>
        {texts.crowdText}
      </p>
    </section>
  );
}

function isLong(question: string): boolean {
  return question.length > longQuestion || question.split(/\s/).some((word) => word.length > longWord);
}
