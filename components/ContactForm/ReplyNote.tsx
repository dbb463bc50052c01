import { type RefObject, useEffect, useState } from 'react';

type ReplyNoteProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The name of the optional field for the email address. */
  readonly name: string;
  readonly text: string;
};

/** Asks for the email address when the visitor has skipped it. Unlike an error it does not prevent sending. */
export function ReplyNote({ form, name, text }: ReplyNoteProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const { current } = form;
    if (!current) {
      return;
    }
    const update = ({ target }: Event) => {
      const email = current.elements.namedItem(name) as HTMLInputElement;
      const isLaterField = email.compareDocumentPosition(target as Element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isLaterField && (target as HTMLInputElement).name) {
        setIsShown(!email.value);
      }
    };
    const hide = () => setIsShown(false);
    const listening = new AbortController();
    current.addEventListener('focusin', update, { signal: listening.signal });
    current.addEventListener('reset', hide, { signal: listening.signal });
    return () => listening.abort();
  }, [form, name]);

  useEffect(() => {
    // The note moves the focused field.
    if (isShown) {
      form.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    }
  }, [form, isShown]);

  return isShown && <p>{text}</p>;
}
