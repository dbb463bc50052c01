import type { ReactNode } from 'react';

import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Candidate, EvidenceContent } from '@/content/evidence';
import type { TeamMember } from '@/content/team';

import { CandidatePage } from './CandidatePage';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  readonly content: EvidenceContent;
  /** Of the day on which clients read it, and of what follows */
  readonly rings: readonly [ReactNode, ReactNode];
  /** The member of the team who wrote a page. */
  readonly memberOf: (author: Candidate['author']) => TeamMember | undefined;
};

/** What a client gets to read about a candidate. The style sheet knows which role was chosen. */
export function Evidence({ content, rings: [ring, nextRing], memberOf }: EvidenceProps) {
  const { lead, note, roles } = content;
  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead
        id="evidence-title"
        title={roles.map(({ region, search }) => (
          <span key={region} data-region={region}>
            {search}
          </span>
        ))}
        lead={lead}
        note={note}
      />
      <div className={styles.ring}>{ring}</div>
      {roles.map(({ region, candidate, prices }) => (
        <CandidatePage
          key={region}
          region={region}
          candidate={candidate}
          prices={prices}
          author={memberOf(candidate.author)}
        />
      ))}
      <div className={styles.nextRing}>{nextRing}</div>
    </section>
  );
}
