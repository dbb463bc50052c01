import type { TermsContent } from '@/content/terms';

import styles from './Terms.module.scss';

type TermsProps = {
  readonly content: TermsContent;
};

/** What a search costs. */
export function Terms({ content: { title, promise, proof, sentences } }: TermsProps) {
  return (
    <section className={styles.terms} aria-labelledby="terms-title">
      <h2 id="terms-title">{title}</h2>
      <p className={styles.promise}>{promise}</p>
      <p className={styles.proof}>{proof}</p>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
