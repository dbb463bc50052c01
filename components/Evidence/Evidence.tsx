import type { ReactNode } from 'react';

import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { EvidenceContent } from '@/content/evidence';
import type { Search } from '@/content/searches';
import type { TeamMember } from '@/content/team';

import { CandidatePage } from './CandidatePage';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  readonly content: EvidenceContent;
  readonly searches: readonly Search[];
  /** Of the day on which clients read it, and of what follows */
  readonly rings: readonly [ReactNode, ReactNode];
  /** The member of the team who wrote a page. */
  readonly memberOf: (author: Search['candidate']['author']) => TeamMember | undefined;
};

/** What a client gets to read about a candidate. The style sheet knows which role was chosen. */
export function Evidence({ content, searches, rings: [ring, nextRing], memberOf }: EvidenceProps) {
  const { lead, note } = content;
  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead
        id="evidence-title"
        title={searches.map(({ region, role, city }) => (
          <span key={region} data-region={region}>
            {`${role}, ${city}`}
          </span>
        ))}
        lead={lead}
        note={note}
      />
      <div className={styles.ring}>{ring}</div>
      {searches.map((search) => (
        <CandidatePage key={search.region} search={search} author={memberOf(search.candidate.author)} />
      ))}
      <div className={styles.nextRing}>{nextRing}</div>
    </section>
  );
}
