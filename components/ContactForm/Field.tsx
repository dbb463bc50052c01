import type { Field as FieldRecord } from '@/content/schema/contact';

import { slotId } from './slots';

import styles from './Field.module.scss';

type FieldProps = {
  readonly field: FieldRecord;
  /** The text after the label of an optional field. */
  readonly optional: string;
};

/** A control with its label and hint, and empty elements for what scripts add (FormMessages.tsx). */
export function Field({ field, optional }: FieldProps) {
  const { name, label, type, autoComplete, required, hint, half } = field;
  const descriptions = [hint && slotId('hint', name), type === 'email' && slotId('note', name), slotId('error', name)];
  const control = {
    id: name,
    name,
    className: styles.control,
    autoComplete,
    required,
    // Without a value, Firefox reports a required field as invalid as long as it is empty.
    'aria-invalid': false,
    'aria-describedby': descriptions.filter(Boolean).join(' '),
  };

  return (
    <div className={styles.field} data-wide={!half || undefined} data-required={required || undefined}>
      <label className={styles.label} htmlFor={name}>
        {label}
        {/* One string. With two, React inserts a comment, and Chromium drops the space from the accessible name. */}
        {!required && <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={slotId('hint', name)}>
          {hint}
        </p>
      )}
      <div className={styles.error} id={slotId('error', name)} />
      {type === 'email' && <div className={styles.note} id={slotId('note', name)} aria-live="polite" />}
      {type === 'textarea' ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
      {type === 'textarea' && (
        <>
          <div className={styles.count} id={slotId('count', name)} aria-hidden="true" />
          <div className="visually-hidden" id={slotId('announcement', name)} aria-live="polite" />
        </>
      )}
    </div>
  );
}
