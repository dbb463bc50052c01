import { useEffect, useState } from 'react';

import { Slot } from './Slot';
import { slotId } from './slots';

type CharacterCountProps = {
  readonly form: HTMLFormElement;
  /** The name of the field whose characters are counted. */
  readonly name: string;
  readonly limit: number;
  /** {count} is replaced by the number. */
  readonly left: string;
  readonly over: string;
  /** The locale that formats the number. */
  readonly language: string;
};

/** The count appears from this share of the limit on. */
const visibleThreshold = 0.9;
/** Milliseconds without typing before a screen reader announces the count. */
const announcementDelay = 1000;
/** Dictation, extensions and browsers that restore a form may set a value without an input event. */
const countingEvents = ['input', 'change', 'focusin', 'focusout', 'reset'];

/** Shows how many characters are left, and announces it after a pause in typing. */
export function CharacterCount({ form, name, limit, left, over, language }: CharacterCountProps) {
  const [length, setLength] = useState(0);
  const [announced, setAnnounced] = useState('');

  const number = Math.abs(limit - length).toLocaleString(language);
  const text = length < limit * visibleThreshold ? '' : (length > limit ? over : left).replace('{count}', number);

  useEffect(() => {
    const count = () => setLength((form.elements.namedItem(name) as HTMLTextAreaElement).value.length);
    // The browser empties a control after the reset event, and restores it before the pageshow event.
    const countLater = () => setTimeout(count);
    countingEvents.forEach((type) => form.addEventListener(type, countLater));
    addEventListener('pageshow', countLater);
    count();
    return () => {
      countingEvents.forEach((type) => form.removeEventListener(type, countLater));
      removeEventListener('pageshow', countLater);
    };
  }, [form, name]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <Slot id={slotId('count', name)}>{text && <p key={text}>{text}</p>}</Slot>
      <Slot id={slotId('announcement', name)}>{announced && <p key={announced}>{announced}</p>}</Slot>
    </>
  );
}
