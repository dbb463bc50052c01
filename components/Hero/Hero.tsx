import { ButtonLink } from '@/components/Button/Button';
import { WorldMap } from '@/components/WorldMap/WorldMap';
import type { City, Region } from '@/content/schema/about';
import type { Hero as HeroRecord } from '@/content/schema/hero';

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
      <div className={styles.world}>
        <WorldMap className={styles.map} regions={regions} office={office} />
        <Placements copy={copy} regions={regions} office={office} />
      </div>
    </section>
  );
}

/** One hire for each region that has one. Choosing regions dims the arcs of the others on the map. */
function Placements({ copy, regions, office }: HeroProps) {
  return regions.some(({ placement }) => placement) ? (
    <fieldset className={styles.placements}>
      <legend className={styles.placementsTitle}>
        {copy.placementsTitle}
        <span className={styles.hidden}>{` ${copy.placementsHint}`}</span>
      </legend>
      {regions.map(
        ({ id, name, placement }, index) =>
          placement && (
            <label key={id} className={styles.placement} data-region={index + 1}>
              <input type="checkbox" />{' '}
              <span className={styles.region}>
                {name}
                <span className={styles.hidden}>,</span>
              </span>{' '}
              <span className={styles.time}>
                {placement.time}
                <span className={styles.hidden}>,</span>
              </span>{' '}
              <span className={styles.hire}>
                {`${placement.role}, ${office.name}`}
                <span className={styles.hidden}>{`\u00a0${copy.placementTo}\u00a0`}</span>
                {placement.city}
              </span>
            </label>
          ),
      )}{' '}
      <a className={styles.contactPrompt} href={copy.contactPrompt.link}>
        {copy.contactPrompt.title}
      </a>
    </fieldset>
  ) : undefined;
}
