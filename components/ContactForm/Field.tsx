import type { FormField, FormTexts } from '@/content/contact';

import styles from './Field.module.scss';

type FieldProps = {
  readonly id: string;
  readonly field: FormField;
  readonly error: string | undefined;
  readonly texts: FormTexts;
};

export function Field({ id, field, error, texts }: FieldProps) {
  const { name, label, type, autoComplete, required, hint, wide } = field;
  const control = {
    id,
    name,
    className: styles.control,
    dir: 'auto',
    autoComplete,
    required,
    // Without a value, Firefox reports a required field as invalid as long as it is empty.
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-note`,
  };
  // Spaces alone are no answer, without scripts, either. A textarea has no pattern.
  const pattern = required ? String.raw`.*\S.*` : undefined;

  return (
    <div className={styles.field} data-wide={wide} data-required={required || undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>
          <span suppressHydrationWarning>{label}</span>
          {/* One string. With two, React inserts a comment, and Chromium drops the space from the accessible name. */}
          {!required && <span suppressHydrationWarning>{` ${texts.optional}`}</span>}
        </label>
        {/* An error takes the place of the hint, so that no field moves. */}
        <div id={`${id}-note`}>
          {error ? (
            <p key={error} className={styles.error}>
              <span className="visually-hidden">{texts.errorPrefix}</span> <span>{error}</span>
            </p>
          ) : (
            hint && <p suppressHydrationWarning>{hint}</p>
          )}
        </div>
      </div>
      {type === 'textarea' ? <textarea rows={3} {...control} /> : <input type={type} pattern={pattern} {...control} />}
    </div>
  );
}
