import { ButtonLink } from '@/components/Button/Button';
import { Crowd } from '@/components/Crowd/Crowd';
import { RoleChoice } from '@/components/Hero/RoleChoice';
import type { HeroContent } from '@/content/hero';
import type { Search } from '@/content/searches';
import type { Decoration } from '@/content/types';

import styles from './Hero.module.scss';

type HeroProps = {
  readonly content: HeroContent;
  readonly avatars: readonly Decoration[];
  readonly searches: readonly Search[];
};

export function Hero({ content, avatars, searches }: HeroProps) {
  const { callToAction, secondaryAction } = content;
  return (
    <section className={styles.hero} id="hero" aria-labelledby="hero-title">
      <Crowd
        people={avatars}
        ring="open"
        head={
          <header>
            <p className={styles.eyebrow}>{content.eyebrow}</p>
            <h1 className={styles.title} id="hero-title">
              {content.title}
            </h1>
          </header>
        }
        foot={
          <div className={styles.foot}>
            <p className={styles.text}>{content.text}</p>
            <p className={styles.actions}>
              <ButtonLink href={callToAction.link}>{callToAction.title}</ButtonLink>{' '}
              <a className={styles.secondary} href={secondaryAction.link}>
                {secondaryAction.title}
              </a>
            </p>
          </div>
        }
      >
        <RoleChoice content={content.roleChoice} link={callToAction.link} searches={searches} />
        <p className={styles.day}>
          <span>{content.day}</span>
        </p>
      </Crowd>
    </section>
  );
}
