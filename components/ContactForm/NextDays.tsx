import { Button } from '@/components/Button/Button';
import type { FormTexts } from '@/content/contact';

import styles from './ContactForm.module.scss';

type NextDaysProps = {
  readonly texts: FormTexts['sent'];
  readonly onWriteAnother: () => void;
};

/** In place of the fields: the visitor’s own line of days, with what follows a message. */
export function NextDays({ texts, onWriteAnother }: NextDaysProps) {
  return (
    <>
      <ol className={styles.days}>
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
