import { spriteUrl } from '@/components/sprite';
import type { Network } from '@/content/schema/navigation';
import type { ServiceIcon } from '@/content/schema/services';

import styles from './Icon.module.scss';

type IconProps = {
  readonly name: ServiceIcon | Network;
};

/** A decorative icon. The text beside it has the same meaning. */
export function Icon({ name }: IconProps) {
  return (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
