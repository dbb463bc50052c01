'use client';

import { language } from '@/content/metadata';

import ErrorPage from './error';

import '@/styles/global.scss';

type GlobalErrorProps = {
  readonly error: Error;
  readonly reset: () => void;
};

/** Replaces the complete document if the root layout could not be rendered. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang={language}>
      <body>
        <ErrorPage error={error} reset={reset} />
      </body>
    </html>
  );
}
