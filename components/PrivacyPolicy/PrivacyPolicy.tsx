import { LineSection } from '@/components/LineSection/LineSection';
import { LinkedText } from '@/components/LinkedText/LinkedText';
import type { PrivacyPolicyContent } from '@/content/privacy';

import styles from './PrivacyPolicy.module.scss';

type PrivacyPolicyProps = { readonly content: PrivacyPolicyContent; readonly language: string };

export function PrivacyPolicy({ content, language }: PrivacyPolicyProps) {
  const { sections, updated } = content;
  return (
    <article aria-labelledby="document-title">
      <LineSection from="none" ground="surface-inverse">
        <header className={styles.banner}>
          <h1 className={styles.title} id="document-title">
            {content.title}
          </h1>
          <p className={styles.lead}>{content.lead}</p>
          <p className={styles.updated}>
            {updated.label}{' '}
            <time dateTime={updated.date}>
              {new Date(updated.date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        </header>
      </LineSection>
      <LineSection ground="page">
        <div className={styles.row}>
          <nav className={styles.contents} aria-labelledby="contents-title">
            <h2 className={styles.contentsTitle} id="contents-title">
              {content.contentsTitle}
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
          </div>
        </div>
      </LineSection>
    </article>
  );
}
