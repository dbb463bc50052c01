import type { ReactNode } from 'react';

import { Picture } from '@/components/Picture/Picture';
import type { Decoration } from '@/content/types';

import styles from './Crowd.module.scss';

type CrowdProps = {
  /** Thirteen, clockwise from the place that is empty in the hero. Everybody looks at that. */
  readonly people: readonly Decoration[];
  /** Who is in that place. */
  readonly found?: ReactNode;
  readonly head: ReactNode;
  readonly foot?: ReactNode;
  /** What is in the middle of the ring, and what follows the ring. */
  readonly children: ReactNode;
  /** Open in the hero, where the line begins at the empty place. Else a branch of the line comes to it. */
  readonly ring: 'open' | 'closed';
};

/** The people of the network, in a ring. From lg on, the texts are beside it. */
export function Crowd({ people, found, head, foot, children, ring }: CrowdProps) {
  const isHero = ring === 'open';
  const motion = (delay: number) => isHero && { 'data-aos': 'slide-up', 'data-aos-delay': delay };
  return (
    <div className={styles.scene} data-ring={ring}>
      <div className={styles.head} {...motion(50)}>
        {head}
      </div>
      <div className={styles.ring} {...motion(250)}>
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
        <div className={styles.place}>
          <svg aria-hidden="true">
            <circle cx="50%" cy="50%" r="50%" pathLength={15} strokeDasharray="0 0.2 0.6 0.2" />
          </svg>
          {found}
        </div>
      </div>
      {children}
      {foot && (
        <div className={styles.foot} {...motion(50)}>
          {foot}
        </div>
      )}
    </div>
  );
}
