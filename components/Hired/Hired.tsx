import { Crowd } from '@/components/Crowd/Crowd';
import { Picture } from '@/components/Picture/Picture';
import type { HiredContent } from '@/content/hired';
import type { Search } from '@/content/searches';

import styles from './Hired.module.scss';

type HiredProps = {
  readonly content: HiredContent;
  readonly searches: readonly Search[];
};

/** The ring of the hero once more, with the person for whom it asks. The style sheet knows who was chosen there. */
export function Hired({ content: { avatars }, searches }: HiredProps) {
  const found = searches.map(({ region, steps: [, { image }] }) => (
    <Picture key={region} {...image} data-region={region} alt="" width={224} height={224} />
  ));
  const pictures = searches.map(({ region, hire: { image } }) => (
    <Picture key={region} {...image} data-region={region} alt="" width={480} height={480} />
  ));
  const head = searches.map(({ region, title, place, hire }) => (
    <div key={region} className={styles.hire} data-region={region}>
      <h2>{hire.answer}</h2>
      <p>{`${title} ${place}.`}</p>
    </div>
  ));
  return (
    <div className={styles.hired}>
      <Crowd people={avatars} found={found} ring="closed" head={head}>
        <div className={styles.middle}>{pictures}</div>
      </Crowd>
    </div>
  );
}
