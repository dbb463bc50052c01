import { ButtonLink } from '@/components/Button/Button';
import { sitePath } from '@/components/siteUrl';
import type { ErrorPages } from '@/content/site';

import styles from './ErrorMessage.module.scss';

export function ErrorMessage({ title, notFound, home, contact }: ErrorPages) {
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <h1 className={styles.title} id="error-title">
        {title}
      </h1>
      <p className={styles.detail}>{`${notFound.status} ${notFound.statusText}`}</p>
      <p className={styles.text}>{notFound.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={home.link}>{home.title}</ButtonLink> <a href={sitePath(contact.link)}>{contact.title}</a>
      </p>
    </section>
  );
}
