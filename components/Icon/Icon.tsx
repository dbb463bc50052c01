import type { StaticImageData } from 'next/image';

import sprite from './sprite.svg';

import styles from './Icon.module.scss';

/** Next types the import of an SVG as `any`. */
const { src: spriteUrl }: StaticImageData = sprite;

type IconProps = {
  readonly name: string;
};

/** A decorative icon. The text beside it has the same meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
