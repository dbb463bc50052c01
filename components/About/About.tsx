import { Picture } from '@/components/Picture/Picture';
import { pictureSizes } from '@/components/Picture/sizes';
import type { About as AboutRecord, Counter, Region } from '@/content/schema/about';
import type { Decoration } from '@/content/schema/fields';

import styles from './About.module.scss';

type AboutProps = {
  readonly copy: AboutRecord;
  readonly regions: readonly Region[];
  readonly counters: readonly Counter[];
  readonly avatars: readonly Decoration[];
};

export function About({ copy, regions, counters, avatars }: AboutProps) {
  const strip = { src: avatars.map(({ src }) => src), alt: '', ...pictureSizes.avatars };
  return (
    <section className={styles.about} id="about" aria-labelledby="about-title">
      <div className={styles.story}>
        <div className={styles.image}>
          <Picture picture={{ ...copy.image, ...pictureSizes['about.image'] }} data-aos="fade-up" data-aos-delay="50" />
        </div>
        <div className={styles.text}>
          <h2 id="about-title">{copy.title}</h2>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className={styles.network}>
            <div className={styles.avatars}>
              {avatars.map(({ src }) => (
                <Picture key={src} className={styles.avatar} picture={strip} />
              ))}
            </div>
            <p className={styles.networkText}>
              <strong>{copy.networkTitle}</strong> {copy.networkText}
            </p>
          </div>
        </div>
        <div className={styles.regions}>
          <h3 className={styles.regionsTitle}>{copy.regionsTitle}</h3>
          <ul className={styles.regionList} data-aos="fade-up" data-aos-delay="50">
            {regions.map(({ id, name, text, cities }, index) => (
              <li key={id} className={styles.region} data-region={index + 1}>
                <h4 className={styles.regionName}>{name}</h4>
                <p>{text}</p>
                <p className={styles.cities}>{cities.map((city) => city.name).join(', ')}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>

      <div className={styles.band}>
        <div className={styles.bandRow}>
          <div className={styles.mission}>
            <h3 className={styles.kicker}>{copy.missionTitle}</h3>
            <p className={styles.statement} data-aos="fade-up" data-aos-delay="50">
              {copy.mission}
            </p>
            <svg className={styles.ring} viewBox="0 0 54.5 56" preserveAspectRatio="xMaxYMid" aria-hidden="true">
              <path d="M52.5-38C24-38 8-18 9.6 9.6" />
              <path d="M52.5-38h0M9.6 9.6h0" strokeWidth="4" />
              <circle cx="28" cy="28" r="26" pathLength="48" />
            </svg>
          </div>
          <ul
            className={styles.counters}
            data-long={counters.some(({ heading }) => heading.length > 5) || undefined}
            aria-label={copy.countersLabel}
            data-aos="fade-up"
            data-aos-delay="50"
          >
            {counters.map(({ heading, title, note }) => (
              <li key={title} className={styles.counter}>
                <span className={styles.number}>{heading.replaceAll(' ', '\u00a0')}</span>{' '}
                <span>
                  <span className={styles.counterTitle}>{title}</span> <span>{note}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
