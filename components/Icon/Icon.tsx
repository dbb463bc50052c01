import { spriteUrl } from '@/components/sprite';

import styles from './Icon.module.scss';

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
