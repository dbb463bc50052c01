import type { MouseEvent, Ref } from 'react';

import type { FormField } from '@/content/contact';

import styles from './ContactForm.module.scss';

type ErrorSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly formId: string;
  readonly title: string;
  /** Those with an error, which stands at each. Without any, it is hidden. */
  readonly fields: readonly FormField[];
};

/** Without an entry in the history, through which Back would step. */
function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  location.replace(event.currentTarget.href);
}

/**
 * An alert, so that tools find it, but not a live region: with both, Orca announced nothing in Firefox, and the errors out
 * of order in Chromium. It is below the button: that stays under the pointer, and no field moves.
 */
export function ErrorSummary({ ref, formId, title, fields }: ErrorSummaryProps) {
  const titleId = `${formId}-errors`;
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      aria-live="off"
      aria-labelledby={titleId}
      hidden={fields.length === 0}
      tabIndex={-1}
    >
      <p id={titleId} suppressHydrationWarning>
        {title}
      </p>
      <ul>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${formId}-${name}`} onClick={followInPlace}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
