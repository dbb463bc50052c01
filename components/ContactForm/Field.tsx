import type { FocusEvent } from 'react';

import type { Field as FieldRecord, FieldName } from '@/scripts/schemas/content';

import { CharacterCount, type CharacterCountCopy } from './CharacterCount';

import styles from './Field.module.scss';

type FieldProps = {
  readonly field: FieldRecord;
  /** The text after the label of an optional field. */
  readonly optional: string;
  /** Visually hidden text before an error, for screen readers. */
  readonly errorPrefix: string;
  readonly error: string | undefined;
  /** A remark about an optional field. Unlike an error it does not prevent sending. */
  readonly note: string | undefined;
  readonly characterCount: CharacterCountCopy;
  /** Whether to render the parts that need JavaScript. */
  readonly hydrated: boolean;
  readonly onFocus: (name: FieldName) => void;
};

/** Browsers scroll a focused control into view, but not the label, hint and error above it. */
function scrollFieldIntoView({ currentTarget }: FocusEvent<HTMLElement>): void {
  const field = currentTarget.parentElement as HTMLElement;
  const tall = field.offsetHeight > window.innerHeight / 2;
  field.scrollIntoView({ block: tall ? 'start' : 'nearest' });
}

/** A control with its label, hint and error. The control is uncontrolled: the DOM holds its value. */
export function Field({ field, optional, errorPrefix, error, note, characterCount, hydrated, onFocus }: FieldProps) {
  const { name, label, type, autoComplete, required, limit, hint, half } = field;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const noteId = `${name}-note`;
  const describedBy = [hint && hintId, error && errorId, note && noteId].filter(Boolean).join(' ');
  const control = {
    id: name,
    name,
    className: styles.control,
    autoComplete,
    required,
    // Without a value, Firefox reports a required field as invalid as long as it is empty.
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onFocus(name);
      scrollFieldIntoView(event);
    },
  };

  return (
    <div className={styles.field} data-half={half} data-required={required || undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {/* One string. With two, React inserts a comment, and Chromium drops the space from the accessible name. */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <span className={styles.errorPrefix}>{errorPrefix}</span> {error}
        </p>
      )}
      {hydrated && type === 'email' && (
        // A screen reader announces text only in a live region that already exists, so render it empty.
        <p className={styles.note} id={noteId} aria-live="polite">
          {note}
        </p>
      )}
      {type === 'textarea' ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
      {hydrated && type === 'textarea' && <CharacterCount controlId={name} limit={limit} copy={characterCount} />}
    </div>
  );
}
