import { Fragment } from 'react';

import { ButtonLink } from '@/components/Button/Button';
import { answerName } from '@/components/ContactForm/prefillMessage';
import { Picture } from '@/components/Picture/Picture';
import { sitePath } from '@/components/siteUrl';
import type { Hero as HeroRecord } from '@/content/hero';
import type { Decoration } from '@/content/site';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly texts: HeroRecord;
  readonly avatars: readonly Decoration[];
};

/** A question of more characters, or with a longer word, is set smaller. */
const longQuestion = 24;
const longWord = 8;

/** Clockwise from the foot, of a ring that is 40 long: the last dash meets the line, and those below it are left out. */
const dashes = `.3 .4 ${'.6 .4 '.repeat(38)}0 40`;

export function Hero({ texts, avatars }: HeroProps) {
  const { question, choose, again, roles } = texts;
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <header className={styles.head} data-aos="slide-up" data-aos-delay={50}>
        <p className={styles.eyebrow}>{texts.eyebrow}</p>
        <h1 id="hero-title">{texts.title}</h1>
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
              stripIndex={index}
            />
          ))}
        </div>
        {/* Radio buttons outside of the form, so that they are never sent. Its message begins with their value. */}
        <fieldset className={styles.ask}>
          <legend className={styles.ring} data-long={isLong(question) || undefined}>
            <svg aria-hidden="true">
              <circle cx="50%" cy="50%" r="50%" pathLength={40} strokeDasharray={dashes} />
            </svg>
            <span>{question}</span>
          </legend>
          {/* The first answer is nobody. Its label says what to do: choose, or take the choice back. */}
          <label className={styles.nobody}>
            <input className="visually-hidden" type="radio" name={answerName} value="" defaultChecked />
            <span>{choose}</span> <span>{again}</span>
          </label>{' '}
          {roles.map(({ title, place, region, message, image }) => (
            <Fragment key={title}>
              <label className={styles.role} data-region={region}>
                <input type="radio" name={answerName} value={message} />
                <span>
                  {title} <span className={styles.place}>{place}</span>
                </span>
              </label>{' '}
              <a className={styles.answer} href={sitePath(texts.callToAction.link)}>
                <Picture {...image} alt="" width={340} height={340} />
                <span>
                  {title}
                  <br />
                  {place}
                </span>
              </a>{' '}
            </Fragment>
          ))}
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
