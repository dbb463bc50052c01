import type { MouseEvent, Ref } from 'react';

import type { FieldError } from './validateEnquiry';

import styles from './ErrorSummary.module.scss';

type ErrorSummaryProps = {
  /** What takes focus. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
};

/** The field then shows itself whole; the browser's own jump would stop at the control, under its label. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus({ preventScroll: true });
}

/**
 * Each line leads to its field. As in GOV.UK's error summary, focus goes to a wrapper without a role or
 * a name, so that a screen reader announces the alert in it once, and not again for the focus.
 */
export function ErrorSummary({ ref, title, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1}>
      <div role="alert" aria-labelledby="error-summary-title">
        <h3 className={styles.title} id="error-summary-title">
          {title}
        </h3>
        <ul className={styles.list}>
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
