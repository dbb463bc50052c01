import type { ReactNode } from 'react';

import { answerName } from '@/components/lib/heroAnswer';
import { telephoneLink } from '@/components/lib/telephoneLink';
import { Picture } from '@/components/Picture/Picture';
import { SectionHead } from '@/components/SectionHead/SectionHead';
import type { ContactContent, ContactPerson } from '@/content/contact';
import type { PictureRecord } from '@/content/types';

import styles from './Contact.module.scss';

type ContactProps = {
  readonly content: ContactContent;
  /** The image is that of the member of the team whom the record names. */
  readonly contacts: readonly (ContactPerson & { readonly image?: PictureRecord | undefined })[];
  readonly address: string;
  readonly children: ReactNode;
};

export function Contact({ content, contacts, address, children }: ContactProps) {
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <div className={styles.head}>
        <SectionHead id="contact-title" title={content.title} lead={content.lead} note={content.intro} />
        {/* A script fills in what is chosen in the hero, as the visitor’s words. */}
        <p className={styles.heroAnswer}>
          <q id={answerName} /> <span className={styles.nextQuestion}>{content.nextQuestion}</span>
        </p>
      </div>
      <div className={styles.form}>{children}</div>
      <div className={styles.panel}>
        <div className={styles.panelHead}>
          <h3>{content.panelTitle}</h3>
          <p>{content.panelText}</p>
        </div>
        {contacts.map(({ id, invitation, email, phone, image }) => (
          <div key={id} className={styles.person} id={id}>
            {image && <Picture {...image} className={styles.portrait} alt="" width={201} height={201} />}
            <div>
              <h4>{invitation}</h4>
              <p>
                <a className={styles.link} href={`mailto:${email}`}>
                  {email.replace(/[^@]*$/, '')}
                  <span className={styles.domain}>{email.replace(/.*@/, '')}</span>
                </a>
              </p>
              <p>
                <a className={styles.link} href={telephoneLink(phone)}>
                  {phone}
                </a>
              </p>
            </div>
          </div>
        ))}
        <address>{address}</address>
      </div>
    </section>
  );
}
