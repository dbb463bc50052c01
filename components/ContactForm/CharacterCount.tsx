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
  const [length, setLength] = useState(0);
  const [announced, setAnnounced] = useState('');

  const number = Math.abs(limit - length).toLocaleString(language);
  const text = length < limit * visibleThreshold ? '' : (length > limit ? over : left).replace('{count}', number);

  useEffect(() => {
    const control = document.getElementById(controlId) as HTMLTextAreaElement;
    const count = () => setLength(control.value.length);
    // The browser empties the control after the reset event.
    const countLater = () => setTimeout(count);

    count();
    control.addEventListener('input', count);
    control.form?.addEventListener('reset', countLater);
    return () => {
      control.removeEventListener('input', count);
      control.form?.removeEventListener('reset', countLater);
    };
  }, [controlId]);

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
