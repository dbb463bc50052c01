import type { Ref } from 'react';

import type { FieldError } from './validateEnquiry';

import styles from './ErrorSummary.module.scss';

type ErrorSummaryProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly errors: readonly FieldError[];
};

/** Takes focus when it appears; each line leads to its field. */
export function ErrorSummary({ ref, title, errors }: ErrorSummaryProps) {
  return (
    <div ref={ref} className={styles.summary} tabIndex={-1} role="alert" aria-labelledby="error-summary-title">
      <h3 className={styles.title} id="error-summary-title">
        {title}
      </h3>
      <ul className={styles.list}>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a className={styles.link} href={`#${name}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
