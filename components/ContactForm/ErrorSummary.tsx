import type { MouseEvent, Ref } from 'react';

import type { FieldError } from './validateEnquiry';

import styles from './ErrorSummary.module.scss';

type ErrorSummaryProps = {
  /** The element that takes focus. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
};

/** A focused field scrolls fully into view (Field.tsx). Fragment navigation would hide its label. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus({ preventScroll: true });
}

/**
 * Lists the errors as links to their fields, and takes focus. It is an alert, so that tools find it, but not a live
 * region: with both, Orca announced nothing in Firefox, and the errors out of order in Chromium.
 */
export function ErrorSummary({ ref, title, errors }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      aria-live="off"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
    >
      <h3 className={styles.title} id="error-summary-title">
        {title}
      </h3>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={styles.link} href={`#${name}`} onClick={focusTarget}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
