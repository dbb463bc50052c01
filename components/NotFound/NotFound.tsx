import { ButtonLink } from '@/components/Button/Button';
import { sitePath } from '@/components/lib/siteUrl';
import type { NotFoundContent } from '@/content/site';

import styles from './NotFound.module.scss';

type NotFoundProps = { readonly content: NotFoundContent };

export function NotFound({ content }: NotFoundProps) {
  const { home, contact } = content;
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <h1 className={styles.title} id="error-title">
        {content.title}
      </h1>
      <p className={styles.detail}>{`${content.status} ${content.statusText}`}</p>
      <p className={styles.text}>{content.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={home.link}>{home.title}</ButtonLink> <a href={sitePath(contact.link)}>{contact.title}</a>
      </p>
    </section>
  );
}
