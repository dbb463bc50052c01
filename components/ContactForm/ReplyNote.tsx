import { useEffect, useState } from 'react';

import { Slot } from './Slot';
import { slotId } from './slots';

type ReplyNoteProps = {
  readonly form: HTMLFormElement;
  /** The name of the optional field for the email address. */
  readonly name: string;
  readonly text: string;
};

/** Asks for the email address when the visitor has skipped it. Unlike an error it does not prevent sending. */
export function ReplyNote({ form, name, text }: ReplyNoteProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = ({ target }: Event) => {
      const email = form.elements.namedItem(name) as HTMLInputElement;
      const isLaterField = email.compareDocumentPosition(target as Element) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isLaterField && (target as HTMLInputElement).name) {
        setIsShown(!email.value);
      }
    };
    const hide = () => setIsShown(false);
    form.addEventListener('focusin', update);
    form.addEventListener('reset', hide);
    return () => {
      form.removeEventListener('focusin', update);
      form.removeEventListener('reset', hide);
    };
  }, [form, name]);

  useEffect(() => {
    // The note moves the focused field.
    if (isShown) {
      form.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    }
  }, [form, isShown]);

  return <Slot id={slotId('note', name)}>{isShown && <p>{text}</p>}</Slot>;
}
