'use client';

import { Button } from '@/components/Button/Button';
import { ErrorMessage } from '@/components/ErrorMessage/ErrorMessage';
import { errorPages } from '@/content/errors';

type ErrorPageProps = {
  readonly error: Error;
  readonly reset: () => void;
};

const { title, failed, home } = errorPages;

/** Replaces a page that could not be rendered. It shows the error's message, which a visitor can report. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main>
      <title>{failed.documentTitle}</title>
      <ErrorMessage title={title} detail={error.message || failed.unknown} text={failed.text} home={home}>
        <Button type="button" onClick={reset}>
          {failed.retry}
        </Button>
      </ErrorMessage>
    </main>
  );
}
