import type { ReactNode } from 'react';

import { LinkedText } from '@/components/LinkedText/LinkedText';
import type { TextPageCopy, TextPageSection } from '@/content/schema/textPage';

import styles from './TextPage.module.scss';

type TextPageProps = {
  readonly copy: TextPageCopy;
  readonly sections: readonly TextPageSection[];
  readonly language: string;
  /** Below the sections, such as a form. */
  readonly children?: ReactNode;
};

export function TextPage({ copy, sections, language, children }: TextPageProps) {
  const { label, date } = copy.updated;
  return (
    <article aria-labelledby="document-title">
      <header className={styles.banner}>
        <h1 className={styles.title} id="document-title">
          {copy.title}
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
        <p className={styles.updated}>
          {label}{' '}
          <time dateTime={date}>
            {new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </p>
      </header>
      <div className={styles.row}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 className={styles.contentsTitle} id="contents-title">
            {copy.contentsTitle}
          </h2>
          <ol className={styles.contentsList}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, title, description, list }, index) => (
            <section key={id} className={styles.section} id={id}>
              <h2 className={styles.heading}>
                <span className={styles.number}>{index + 1}.</span> {title}
              </h2>
              {description.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
              {list && (
                <ul className={styles.list}>
                  {list.map((item) => (
                    <li key={item}>
                      <LinkedText text={item} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}
