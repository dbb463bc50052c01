'use client';

import { useSyncExternalStore } from 'react';

import { currentYear } from './currentYear';

type CurrentYearProps = {
  /** The year in the HTML, shown without scripts. */
  readonly buildYear: number;
};

export function CurrentYear({ buildYear }: CurrentYearProps) {
  const year = useSyncExternalStore(neverChanges, currentYear, () => buildYear);
  // The inline script may have written the current year already.
  return <span suppressHydrationWarning>{year}</span>;
}

function neverChanges() {
  return () => undefined;
}
