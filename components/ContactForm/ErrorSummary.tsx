import type { MouseEvent, Ref } from 'react';

import type { FieldError } from './validateEnquiry';

import styles from './ContactForm.module.scss';

type ErrorSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly formId: string;
  readonly title: string;
  /** Without any, it is hidden. */
  readonly errors: readonly FieldError[];
};

/** Without an entry in the history, through which Back would step. */
function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  location.replace(event.currentTarget.href);
}

/**
 * An alert, so that tools find it, but not a live region: with both, Orca announced nothing in Firefox, and the errors out
 * of order in Chromium.
 */
export function ErrorSummary({ ref, formId, title, errors }: ErrorSummaryProps) {
  const id = `${formId}-errors`;
  return (
    <div
      ref={ref}
      id={id}
      className={styles.summary}
      role="alert"
      aria-live="off"
      aria-labelledby={`${id}-title`}
      hidden={errors.length === 0}
      tabIndex={-1}
    >
      <h3 id={`${id}-title`} suppressHydrationWarning>
        {title}
      </h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            <a href={`#${formId}-${name}`} onClick={followInPlace}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
