import { useEffect, useState } from 'react';

import styles from './CharacterCount.module.scss';

export type CharacterCountCopy = {
  /** {count} stands for the number. */
  readonly left: string;
  readonly over: string;
  /** The number is written as this language does. */
  readonly language: string;
};

type CharacterCountProps = {
  /** The id of the control whose characters are counted. */
  readonly controlId: string;
  readonly limit: number;
  readonly copy: CharacterCountCopy;
};

/** Share of the limit that must be used before the count is worth a visitor's attention. */
const shownFrom = 0.9;
/** Milliseconds without typing before the count is read out. */
const announcedAfter = 1000;

/** Says how many characters are left: at once for the eye, after a pause for a screen reader. */
export function CharacterCount({ controlId, limit, copy }: CharacterCountProps) {
  const { left, over, language } = copy;
  const [text, setText] = useState('');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement | null;
    const form = control?.form;
    const count = () => {
      const length = control?.value.length ?? 0;
      const words = length > limit ? over : left;
      const number = Math.abs(limit - length).toLocaleString(language);
      setText(length < limit * shownFrom ? '' : words.replace('{count}', number));
    };
    // The form's reset empties the control only after the event.
    const countLater = () => setTimeout(count);

    count();
    control?.addEventListener('input', count);
    form?.addEventListener('reset', countLater);
    return () => {
      control?.removeEventListener('input', count);
      form?.removeEventListener('reset', countLater);
    };
  }, [controlId, limit, left, over, language]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcedAfter);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {text}
      </p>
      <p className={styles.announced} aria-live="polite">
        {announced}
      </p>
    </>
  );
}
