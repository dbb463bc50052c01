import type { Ref } from 'react';

import { Button } from '@/components/Button/Button';
import type { FormTexts } from '@/content/contact';

import styles from './ContactForm.module.scss';

type NextDaysProps = {
  readonly ref: Ref<HTMLOListElement>;
  readonly texts: FormTexts['sent'];
  readonly onWriteAnother: () => void;
};

/** In place of the fields: the visitor’s own line of days, with what follows a message. */
export function NextDays({ ref, texts, onWriteAnother }: NextDaysProps) {
  return (
    <>
      <ol ref={ref} className={styles.days} tabIndex={-1}>
        {texts.nextDays.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      <div className={styles.another}>
        <Button type="button" onClick={onWriteAnother}>
          {texts.writeAnother}
        </Button>
      </div>
    </>
  );
}
