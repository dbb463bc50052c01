import { Fragment } from 'react';

import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { EvidenceContent } from '@/content/evidence';
import type { TeamMember } from '@/content/team';

import { CandidatePage } from './CandidatePage';
import { PriceChart } from './PriceChart';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  readonly content: EvidenceContent;
  readonly members: readonly TeamMember[];
};

/** What a client gets to read about a candidate, and what people cost. The style sheet knows which role was chosen. */
export function Evidence({ content, members }: EvidenceProps) {
  const roles = Object.entries(content.roles);
  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead
        id="evidence-title"
        title={roles.map(([region, { day }]) => (
          <Fragment key={region}>
            <span data-region={region}>{day}</span>{' '}
          </Fragment>
        ))}
        lead={content.lead}
        note={content.note}
      />
      {roles.map(([region, { candidate }]) => (
        <CandidatePage
          key={region}
          region={region}
          candidate={candidate}
          author={members.find(({ id }) => id === candidate.author.member)}
        />
      ))}
      <div className={styles.prices}>
        <h3>{content.pricesTitle}</h3>
        {roles.map(([region, { prices }]) => (
          <PriceChart key={region} region={region} prices={prices} />
        ))}
      </div>
    </section>
  );
}
