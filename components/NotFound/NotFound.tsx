import { ButtonLink } from '@/components/Button/Button';
import { sitePath } from '@/components/siteUrl';
import type { NotFoundTexts } from '@/content/site';

import styles from './NotFound.module.scss';

export function NotFound({ title, status, statusText, text, home, contact }: NotFoundTexts) {
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <h1 className={styles.title} id="error-title">
        {title}
      </h1>
      <p className={styles.detail}>{`${status} ${statusText}`}</p>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <ButtonLink href={home.link}>{home.title}</ButtonLink> <a href={sitePath(contact.link)}>{contact.title}</a>
      </p>
    </section>
  );
}
