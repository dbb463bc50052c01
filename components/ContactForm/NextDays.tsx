import { Button } from '@/components/Button/Button';
import type { FormTexts } from '@/content/contact';

import styles from './ContactForm.module.scss';

type NextDaysProps = {
  readonly texts: FormTexts['sent'];
  /** The address of the picture of whoever is missing. */
  readonly picture: string | undefined;
  readonly onWriteAnother: () => void;
};

/** In place of the fields: what follows a message. */
export function NextDays({ texts, picture, onWriteAnother }: NextDaysProps) {
  return (
    <div className={styles.next}>
      <ol>
        {texts.nextDays.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      <div className={styles.missing}>{picture && <img src={picture} alt="" />}</div>
      <Button type="button" onClick={onWriteAnother}>
        {texts.writeAnother}
      </Button>
    </div>
  );
}
