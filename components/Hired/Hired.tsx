import { Crowd } from '@/components/Crowd/Crowd';
import { Picture } from '@/components/Picture/Picture';
import type { HiredContent } from '@/content/hired';
import type { Placement } from '@/content/placements';

import styles from './Hired.module.scss';

type HiredProps = {
  readonly content: HiredContent;
  readonly placements: readonly Placement[];
};

/** The picture of the hero once more, with the person for whom it asks. The style sheet knows who was chosen there. */
export function Hired({ content: { avatars, crowdText }, placements }: HiredProps) {
  const hires = (size: number) =>
    placements.map(({ region, hire }) => (
      <Picture key={region} {...hire.image} data-region={region} alt="" width={size} height={size} />
    ));
  const head = placements.map(({ region, hire }) => (
    <div key={region} className={styles.hire} data-region={region}>
      <h2>{hire.answer}</h2>
      <p>{`${hire.job}. ${crowdText}`}</p>
    </div>
  ));
  return (
    <div className={styles.hired}>
      <Crowd people={avatars} found={hires(224)} ring="closed" head={head}>
        <div className={styles.ring}>{hires(480)}</div>
      </Crowd>
    </div>
  );
}
