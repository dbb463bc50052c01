import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { AboutTexts } from '@/content/about';

import styles from './About.module.scss';

type AboutProps = { readonly texts: AboutTexts };

export function About({ texts }: AboutProps) {
  const [headline, ...paragraphs] = texts.paragraphs;
  return (
    <div className={styles.story}>
      <div className={styles.text}>
        <SectionHead id="about-title" title={texts.title} lead={headline} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.image}>
        <Picture
          {...texts.image}
          width={636}
          height={504}
          sizes="(width >= 1200px) 636px, (width >= 768px) 45vw, 90vw"
        />
      </div>
    </div>
  );
}
