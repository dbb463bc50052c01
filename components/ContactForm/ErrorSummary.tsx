import type { MouseEvent, Ref } from 'react';

import type { FieldError } from './validateEnquiry';

import styles from './ErrorSummary.module.scss';

type ErrorSummaryProps = {
  /** The element that takes focus. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
};

/** A focused field scrolls fully into view (Field.tsx). Fragment navigation would hide its label. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus({ preventScroll: true });
}

/**
 * Lists the errors as links to their fields. Its title takes focus, which makes a screen reader announce it. With a
 * live region too, Orca announced it twice, or out of order.
 */
export function ErrorSummary({ ref, title, errors }: ErrorSummaryProps) {
  return (
    <div className={styles.summary} role="alert" aria-live="off" aria-labelledby="error-summary-title">
      <h3 ref={ref} className={styles.title} id="error-summary-title" tabIndex={-1}>
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
