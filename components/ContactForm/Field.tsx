import type { FocusEvent } from 'react';

import type { Field as FieldRecord, FieldName } from '@/scripts/schemas/content';

import { CharacterCount, type CharacterCountCopy } from './CharacterCount';

import styles from './Field.module.scss';

type FieldProps = {
  readonly field: FieldRecord;
  /** The word behind the label of a field that may stay empty. */
  readonly optional: string;
  /** Read out before an error, which shows by its colour. */
  readonly errorPrefix: string;
  readonly error: string | undefined;
  /** Something to consider, which keeps nobody from sending. */
  readonly note: string | undefined;
  readonly characterCount: CharacterCountCopy;
  /** Whether the parts that need a script are there. */
  readonly hydrated: boolean;
  readonly onFocus: (name: FieldName) => void;
};

/** Browsers bring a focused control into view, but not the label, hint and error above it. */
function showWholeField({ currentTarget }: FocusEvent<HTMLElement>): void {
  const field = currentTarget.parentElement;
  const tall = field && field.offsetHeight > window.innerHeight / 2;
  field?.scrollIntoView?.({ block: tall ? 'start' : 'nearest' });
}

/** Label, hint, error and control, joined for every reader. The control keeps its own value. */
export function Field({ field, optional, errorPrefix, error, note, characterCount, hydrated, onFocus }: FieldProps) {
  const { name, label, type, autoComplete, required, limit, hint, half } = field;
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const noteId = `${name}-note`;
  const described = [hint && hintId, error && errorId, note && noteId].filter(Boolean).join(' ');
  const control = {
    id: name,
    name,
    className: styles.control,
    autoComplete,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      onFocus(name);
      showWholeField(event);
    },
  };

  return (
    <div className={styles.field} data-half={half}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {/* One string, or React puts a comment between, and Chromium joins the two words in the name. */}
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
        // A screen reader announces what appears in a live region only if the region was there before.
        <p className={styles.note} id={noteId} aria-live="polite">
          {note}
        </p>
      )}
      {type === 'textarea' ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
      {hydrated && type === 'textarea' && <CharacterCount controlId={name} limit={limit} copy={characterCount} />}
    </div>
  );
}
