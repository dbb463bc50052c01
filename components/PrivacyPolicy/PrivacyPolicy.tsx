import type { DocumentCopy, DocumentSection } from '@/schemas/content';

import styles from './PrivacyPolicy.module.scss';

type PrivacyPolicyProps = {
  readonly copy: DocumentCopy;
  readonly sections: readonly DocumentSection[];
  /** That of the page, for the day. */
  readonly language: string;
};

export function PrivacyPolicy({ copy, sections, language }: PrivacyPolicyProps) {
  const { label, date } = copy.updated;
  return (
    <article className={styles.policy} aria-labelledby="privacy-title">
      <header className={styles.banner}>
        <div className={styles.bannerRow}>
          <h1 className={styles.title} id="privacy-title">
            {copy.title}
          </h1>
          <p className={styles.lead}>{copy.lead}</p>
          <p className={styles.updated}>
            {label}{' '}
            <time dateTime={date}>
              {new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        </div>
      </header>
      <div className={styles.row}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 className={styles.contentsTitle} id="contents-title">
            {copy.contentsTitle}
          </h2>
          <ol>
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <a className={styles.contentsLink} href={`#${id}`}>
                  <span className={styles.contentsNumber}>{index + 1}.</span> {title}
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
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && (
                <ul className={styles.list}>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
