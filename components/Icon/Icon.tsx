import type { StaticImageData } from 'next/image';

import sprite from '@/components/sprite.svg';
import type { Network, ServiceIcon } from '@/scripts/schemas/content';

import styles from './Icon.module.scss';

type IconProps = {
  readonly name: ServiceIcon | Network;
};

/** Next types the import of an SVG as `any`. */
const { src }: StaticImageData = sprite;

/** A decorative icon. The text beside it has the same meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${src}#${name}`} />
    </svg>
  );
}
