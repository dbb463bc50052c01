import { Fragment } from 'react';

import { Picture } from '@/components/Picture/Picture';
import type { Search } from '@/content/searches';
import type { TeamMember } from '@/content/team';

import { PriceChart } from './PriceChart';

import styles from './CandidatePage.module.scss';

type CandidatePageProps = {
  readonly search: Search;
  /** Who wrote it. */
  readonly author: TeamMember | undefined;
};

/** A page about a candidate. The line underlines the doubts. */
export function CandidatePage({ search, author }: CandidatePageProps) {
  const { region, role, city, candidate, prices } = search;
  return (
    <article className={styles.paper} data-region={region}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h3>{candidate.title}</h3>
          <p className={styles.summary}>{`${role}, ${city}. ${candidate.terms}`}</p>
        </div>
        {author && (
          <p className={styles.author}>
            <Picture {...author.image} className={styles.portrait} alt="" width={56} height={56} />
            <span>
              <strong>{author.name}</strong> {candidate.author.note}
            </span>
          </p>
        )}
      </div>
      <p className={styles.strengths}>{candidate.strengths}</p>
      {candidate.doubts.map(({ text, answer }) => (
        <Fragment key={text}>
          <p className={styles.doubt}>{text}</p>
          <p className={styles.answer}>{answer}</p>
        </Fragment>
      ))}
      <PriceChart prices={prices} />
    </article>
  );
}
