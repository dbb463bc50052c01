'use client';

import { useSyncExternalStore } from 'react';

type CurrentYearProps = {
  /** The year in the HTML, which must also be the first one React renders. */
  readonly buildYear: number;
};

/** The year of the visitor's clock. */
export function CurrentYear({ buildYear }: CurrentYearProps) {
  return useSyncExternalStore(neverChanges, readYear, () => buildYear);
}

function neverChanges(): () => void {
  return () => undefined;
}

function readYear(): number {
  return new Date().getFullYear();
}
