import type { ComponentPropsWithoutRef } from 'react';

import styles from './Button.module.scss';

type ButtonLinkProps = ComponentPropsWithoutRef<'a'> & { readonly href: string };

export function ButtonLink({ className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={[styles.button, className].filter(Boolean).join(' ')} {...rest}>
      {children}
    </a>
  );
}

export function Button(props: ComponentPropsWithoutRef<'button'>) {
  return <button {...props} className={styles.button} />;
}
