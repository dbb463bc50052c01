import type { ReactNode } from 'react';

import { Picture } from '@/components/Picture/Picture';
import type { Decoration } from '@/content/types';

import styles from './Crowd.module.scss';

type CrowdProps = {
  readonly people: readonly Decoration[];
  /** Who is in the place that is empty in the hero. */
  readonly found?: ReactNode;
  /** What stands beside the ring, and on a phone above the crowd. */
  readonly head: ReactNode;
  /** From md on below the head, on a phone below the crowd. */
  readonly foot?: ReactNode;
  /** The ring, which everybody looks at. */
  readonly children: ReactNode;
  /** Open in the hero, which draws it and the line that begins there. Else the line comes in at its top. */
  readonly ring: 'open' | 'closed';
};

/** The people of the network around a ring: empty in the hero, closed around the hire later. */
export function Crowd({ people, found, head, foot, children, ring }: CrowdProps) {
  const isHero = ring === 'open';
  const motion = (delay: number) => isHero && { 'data-aos': 'slide-up', 'data-aos-delay': delay };
  return (
    <div className={styles.scene} data-ring={ring}>
      <div className={styles.head} {...motion(50)}>
        {head}
      </div>
      <figure className={styles.crowd} {...motion(250)}>
        <div className={styles.faces}>
          {people.map(({ src }) => (
            <Picture
              key={src}
              className={styles.face}
              src={src}
              alt=""
              width={224}
              height={224}
              loading={isHero ? 'eager' : 'lazy'}
            />
          ))}
          <div className={styles.place}>{found}</div>
        </div>
        {children}
        {!isHero && <div className={styles.joint} />}
      </figure>
      {foot && (
        <div className={styles.foot} {...motion(50)}>
          {foot}
        </div>
      )}
    </div>
  );
}
