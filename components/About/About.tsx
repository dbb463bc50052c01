import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import { WorldMap } from '@/components/WorldMap/WorldMap';
import type { About as AboutRecord, Region } from '@/content/about';

import styles from './About.module.scss';

type AboutProps = { readonly texts: AboutRecord };

/** The first paragraph is its headline. */
export function About({ texts }: AboutProps) {
  const [sentence, ...paragraphs] = texts.paragraphs;
  return (
    <div className={styles.story}>
      <div className={styles.text}>
        <SectionHead id="about-title" title={texts.title} lead={sentence} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.image}>
        <Picture
          {...texts.image}
          width={636}
          height={504}
          sizes="(width >= 1400px) 636px, (width >= 1200px) 50vw, (width >= 768px) 45vw, 90vw"
        />
      </div>
    </div>
  );
}

type RegionsProps = {
  readonly texts: AboutRecord;
  readonly regions: readonly Region[];
};

export function Regions({ texts, regions }: RegionsProps) {
  return (
    <div className={styles.band}>
      <h3 className={styles.regionsTitle}>{texts.regionsTitle}</h3>
      <div className={styles.map}>
        <WorldMap regions={regions} />
        <span className={styles.office} />
      </div>
      <ul className={styles.regionList}>
        {regions.map(({ id, name, text, cities }, index) => (
          <li key={id} className={styles.region} data-region={index + 1}>
            <h4 className={styles.regionName}>{name}</h4>
            <p>{text}</p>
            <p className={styles.cities}>{cities.join(', ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
