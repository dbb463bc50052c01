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
 * Lists the errors as links to their fields. As in the GOV.UK error summary, the focused wrapper has no
 * role and no name, so that a screen reader announces the alert only once.
 */
export function ErrorSummary({ ref, title, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <div role="alert" aria-labelledby="error-summary-title">
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
    </div>
  );
}
