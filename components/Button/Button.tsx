import type { ComponentPropsWithoutRef } from 'react';

import styles from './Button.module.scss';

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'className'> & { readonly href: string };

export function ButtonLink({ href, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles.button} href={href}>
      {children}
    </a>
  );
}

export function Button(props: Omit<ComponentPropsWithoutRef<'button'>, 'className'>) {
  return <button {...props} className={styles.button} />;
}
