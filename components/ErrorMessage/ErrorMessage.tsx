import type { ReactNode } from 'react';

import { ButtonLink } from '@/components/Button/Button';

import styles from './ErrorMessage.module.scss';

type Link = { readonly title: string; readonly link: string };

type ErrorMessageProps = {
  readonly title: string;
  /** The HTTP status and its text, or the message of the error. */
  readonly detail: string;
  readonly text: string;
  readonly home: Link;
  /** More links or buttons. */
  readonly children?: ReactNode;
};

export function ErrorMessage({ title, detail, text, home, children }: ErrorMessageProps) {
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <div className={styles.row}>
        <h1 className={styles.title} id="error-title">
          {title}
        </h1>
        <p className={styles.detail}>{detail}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          <ButtonLink href={home.link}>{home.title}</ButtonLink>
          {children}
        </p>
      </div>
    </section>
  );
}
