import { ButtonLink } from '@/components/Button/Button';
import { sitePath } from '@/components/lib/siteUrl';
import type { NotFoundTexts } from '@/content/site';

import styles from './NotFound.module.scss';

type NotFoundProps = { readonly texts: NotFoundTexts };

export function NotFound({ texts }: NotFoundProps) {
  const { home, contact } = texts;
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <h1 className={styles.title} id="error-title">
        {texts.title}
      </h1>
      <p className={styles.detail}>{`${texts.status} ${texts.statusText}`}</p>
      <p className={styles.text}>{texts.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={home.link}>{home.title}</ButtonLink> <a href={sitePath(contact.link)}>{contact.title}</a>
      </p>
    </section>
  );
}
