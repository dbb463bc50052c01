import type { ComponentPropsWithoutRef } from 'react';

import { sitePath } from '@/components/siteUrl';

import styles from './Button.module.scss';

type ButtonLinkProps = ComponentPropsWithoutRef<'a'> & { readonly href: string };

export function ButtonLink({ className, href, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={[styles.button, className].filter(Boolean).join(' ')} href={sitePath(href)} {...rest}>
      {children}
    </a>
  );
}

export function Button(props: Omit<ComponentPropsWithoutRef<'button'>, 'className'>) {
  return <button {...props} className={styles.button} />;
}
