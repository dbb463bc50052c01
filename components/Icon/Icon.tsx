import type { ReactNode } from 'react';

import type { SocialItem } from '@/content/navigation';
import type { ServiceIcon } from '@/content/services';

import styles from './Icon.module.scss';

type IconProps = {
  readonly name: ServiceIcon | SocialItem['icon'];
};

/** One family: a 2 px line that leads to one filled dot, as the routes do on the map. On a 40 unit grid. */
const services: Readonly<Record<ServiceIcon, ReactNode>> = {
  sourcing: (
    <>
      <circle cx="17" cy="17" r="11" />
      <path d="m25 25 10 10" />
      <circle className={styles.dot} cx="17" cy="17" r="4" />
    </>
  ),
  screening: (
    <>
      <path d="M14 8H8v28h24V8h-6M14 5h12v6H14zM13 20l3 3 6-6M13 30h8" />
      <circle className={styles.dot} cx="26.5" cy="29.5" r="3" />
    </>
  ),
  matching: (
    <>
      <circle cx="8" cy="11" r="4" />
      <path d="M12 11h4a6 6 0 0 1 6 6v6a6 6 0 0 0 6 6h1" />
      <circle className={styles.dot} cx="32" cy="29" r="4" />
    </>
  ),
  placements: (
    <>
      <path d="M9 4h15l8 8v24H9zM24 4v8h8M14 29c3-6 5-6 6-2s3 2 6-1" />
      <circle className={styles.dot} cx="16" cy="17" r="3" />
    </>
  ),
  executive: (
    <>
      <path d="M4 35 16 15l7 11 4-6 9 15zM16 15V7" />
      <circle className={styles.dot} cx="16" cy="5.5" r="3.5" />
    </>
  ),
  insights: (
    <>
      <path d="M5 5v30h30M11 27l7-8 6 4 6-9" />
      <circle className={styles.dot} cx="32.5" cy="10.5" r="3.5" />
    </>
  ),
  support: (
    <>
      <path d="M5 7h30v21H19l-8 7v-7H5z" />
      <path d="M13 17.5h.01M20 17.5h.01" />
      <circle className={styles.dot} cx="27" cy="17.5" r="3" />
    </>
  ),
  inclusion: (
    <>
      <circle cx="14" cy="15" r="9.5" />
      <circle cx="26" cy="15" r="9.5" />
      <circle cx="20" cy="25.5" r="9.5" />
      <circle className={styles.dot} cx="20" cy="18.5" r="3" />
    </>
  ),
};

/** Filled signs on a 24 unit grid. */
const socials: Readonly<Record<SocialItem['icon'], string>> = {
  facebook:
    'M14 8.5V6.8c0-.8.2-1.3 1.4-1.3H17V2.2A17 17 0 0 0 14.5 2C12 2 10.4 3.5 10.4 6.3v2.2H7.6V12h2.8v10H14V12h2.6l.5-3.5z',
  x: 'M17.5 3h3l-6.6 7.6L21.7 21h-6.1l-4.8-6.2L5.4 21h-3l7.1-8.1L2 3h6.2l4.3 5.7zm-1.1 16.2h1.7L7.4 4.7H5.6z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2m0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.2-3.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4',
  linkedin:
    'M4.5 9h3.4v11.5H4.5zM6.2 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M10 9h3.3v1.6c.5-.9 1.7-1.9 3.5-1.9 3.6 0 4.2 2.4 4.2 5.4v6.4h-3.4v-5.7c0-1.3 0-3-1.9-3s-2.2 1.4-2.2 2.9v5.8H10z',
  youtube:
    'M6 4.5h12A3.5 3.5 0 0 1 21.5 8v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 16V8A3.5 3.5 0 0 1 6 4.5m4 4.3v6.4l5.5-3.2z',
};

/** Decorative: the words beside it say what it means. */
export function Icon({ name }: IconProps) {
  return name in services ? (
    <svg className={styles.line} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {services[name as ServiceIcon]}
    </svg>
  ) : (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={socials[name as SocialItem['icon']]} />
    </svg>
  );
}
