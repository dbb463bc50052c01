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

/**
 * An alert, so that tools find it, but not a live region: with both, Orca announced nothing in Firefox, and the errors out
 * of order in Chromium.
 */
export function ErrorSummary({ ref, formId, title, errors }: ErrorSummaryProps) {
  const titleId = `${formId}-errors`;
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      aria-live="off"
      aria-labelledby={titleId}
      hidden={errors.length === 0}
      tabIndex={-1}
    >
      <h3 id={titleId} suppressHydrationWarning>
        {title}
      </h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name} ${message}`}>
            <a href={`#${formId}-${name}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The field scrolls into view with its label, which fragment navigation would hide. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus({ preventScroll: true });
}
