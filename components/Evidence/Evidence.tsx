import { SearchRing } from '@/components/SearchRing/SearchRing';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { Candidate, EvidenceContent } from '@/content/evidence';
import type { Placement } from '@/content/placements';
import type { TeamMember } from '@/content/team';

import { CandidatePage } from './CandidatePage';
import { PriceChart } from './PriceChart';

import styles from './Evidence.module.scss';

type EvidenceProps = {
  /** Before the number of the day on which clients read it. */
  readonly day: string;
  readonly content: EvidenceContent;
  readonly placements: readonly Placement[];
  /** The member of the team who wrote a page. */
  readonly memberOf: (author: Candidate['author']) => TeamMember | undefined;
};

/** What a client gets to read about a candidate, and what people cost. The style sheet knows which role was chosen. */
export function Evidence({ day, content, placements, memberOf }: EvidenceProps) {
  const { lead, note, pricesTitle, roles } = content;
  return (
    <section className={styles.evidence} aria-labelledby="evidence-title">
      <SectionHead id="evidence-title" lead={lead} note={note} />
      <SearchRing className={styles.ring} day={day} placements={placements} step={0} />
      {roles.map(({ region, candidate }) => (
        <CandidatePage key={region} region={region} candidate={candidate} author={memberOf(candidate.author)} />
      ))}
      <div className={styles.prices}>
        <h3>{pricesTitle}</h3>
        {roles.map(({ region, prices }) => (
          <PriceChart key={region} region={region} prices={prices} />
        ))}
      </div>
    </section>
  );
}
