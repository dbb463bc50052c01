import { useEffect, useState } from 'react';

import styles from './CharacterCount.module.scss';

export type CharacterCountCopy = {
  /** {count} is replaced by the number. */
  readonly left: string;
  readonly over: string;
  /** The locale that formats the number. */
  readonly language: string;
};

type CharacterCountProps = {
  /** The id of the control whose characters are counted. */
  readonly controlId: string;
  readonly limit: number;
  readonly copy: CharacterCountCopy;
};

/** The count appears from this share of the limit on. */
const visibleThreshold = 0.9;
/** Milliseconds without typing before a screen reader announces the count. */
const announcementDelay = 1000;

/** Shows how many characters are left, and announces it after a pause in typing. */
export function CharacterCount({ controlId, limit, copy }: CharacterCountProps) {
  const { left, over, language } = copy;
  const [text, setText] = useState('');
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement | null;
    const form = control?.form;
    const count = () => {
      const length = control?.value.length ?? 0;
      const template = length > limit ? over : left;
      const number = Math.abs(limit - length).toLocaleString(language);
      setText(length < limit * visibleThreshold ? '' : template.replace('{count}', number));
    };
    // The browser empties the control after the reset event.
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
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
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
