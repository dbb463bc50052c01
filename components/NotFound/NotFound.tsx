import { ButtonLink } from '@/components/Button/Button';
import { Picture } from '@/components/Picture/Picture';
import type { NotFoundContent } from '@/content/site';
import type { Decoration } from '@/content/types';

import styles from './NotFound.module.scss';

type NotFoundProps = { readonly content: NotFoundContent; readonly avatars: readonly Decoration[] };

export function NotFound({ content, avatars }: NotFoundProps) {
  const { home, contact } = content;
  return (
    <section className={styles.message} aria-labelledby="error-title">
      <h1 className={styles.title} id="error-title">
        {content.title}
      </h1>
      <p className={styles.detail}>
        {content.status} <span>{content.statusText}</span>
      </p>
      <p className={styles.text}>{content.text}</p>
      <p className={styles.actions}>
        <ButtonLink href={home.link}>{home.title}</ButtonLink> <a href={contact.link}>{contact.title}</a>
      </p>
      <div className={styles.faces}>
        {avatars.map(({ src }) => (
          <Picture key={src} src={src} alt="" width={92} height={92} loading="eager" />
        ))}
        <div className={styles.place} />
      </div>
    </section>
  );
}
