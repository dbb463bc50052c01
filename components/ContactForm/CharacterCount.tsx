import { type RefObject, useEffect, useState } from 'react';

import type { FormCopy } from '@/content/schema/form';

type CharacterCountProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The name of the field whose characters are counted. */
  readonly name: string;
  readonly limit: number;
  readonly copy: Pick<FormCopy, 'charactersLeft' | 'charactersOver'>;
  /** The locale that formats the number. */
  readonly language: string;
  readonly className: string | undefined;
};

/** The count appears from this share of the limit on. */
const visibleThreshold = 0.9;
/** Milliseconds without typing before a screen reader announces the count. */
const announcementDelay = 1000;
/** Dictation, extensions and browsers that restore a form may set a value without an input event. */
const countingEvents = ['input', 'change', 'focusin', 'focusout', 'reset'];

/** Shows how many characters are left, and announces it after a pause in typing. */
export function CharacterCount({ form, name, limit, copy, language, className }: CharacterCountProps) {
  const [length, setLength] = useState(0);
  const [announced, setAnnounced] = useState('');

  const sentence = length > limit ? copy.charactersOver : copy.charactersLeft;
  // The first number that a browser formats takes 12 ms, so only one that is shown is formatted.
  const number = () => Math.abs(limit - length).toLocaleString(language);
  const text = length < limit * visibleThreshold ? '' : sentence.replace('{count}', number);

  useEffect(() => {
    const { current } = form;
    if (!current) {
      return;
    }
    const count = () => setLength((current.elements.namedItem(name) as HTMLTextAreaElement).value.length);
    // The browser empties a control after the reset event, and restores it before the pageshow event.
    const countLater = () => setTimeout(count);
    const listening = new AbortController();
    const { signal } = listening;
    countingEvents.forEach((type) => current.addEventListener(type, countLater, { signal }));
    addEventListener('pageshow', countLater, { signal });
    count();
    return () => listening.abort();
  }, [form, name]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <div className={className} aria-hidden="true">
        {text && <p key={text}>{text}</p>}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {announced && <p key={announced}>{announced}</p>}
      </div>
    </>
  );
}
