import { Picture } from '@/components/Picture/Picture';
import type { Candidate } from '@/content/evidence';
import type { TeamMember } from '@/content/team';

import styles from './CandidatePage.module.scss';

type CandidatePageProps = {
  readonly region: string;
  readonly candidate: Candidate;
  /** Who wrote it. */
  readonly author: TeamMember | undefined;
};

/** A page about a candidate. The line underlines the doubts. */
export function CandidatePage({ region, candidate, author }: CandidatePageProps) {
  return (
    <article className={styles.paper} data-region={region}>
      <div className={styles.text}>
        {author && (
          <p className={styles.author}>
            <Picture {...author.image} className={styles.portrait} alt="" width={88} height={88} />
            <span>
              <strong>{author.name}</strong> {candidate.author.note}
            </span>
          </p>
        )}
        <div className={styles.name}>
          <h3>{candidate.title}</h3>
          <p>{candidate.summary}</p>
          <Picture {...candidate.image} className={styles.unnamed} alt="" width={144} height={144} />
        </div>
        <p>{candidate.strengths}</p>
        {candidate.doubts.map(({ text, answer }) => (
          <div key={text} className={styles.doubt}>
            <p className={styles.underlined}>{text}</p>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
        <p>{candidate.terms}</p>
      </div>
    </article>
  );
}
