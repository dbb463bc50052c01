type CurrentYearProps = {
  /** The year in the HTML, for a browser without scripts. */
  readonly buildYear: number;
};

/** The year of the visitor's clock, which the page's inline script writes: showCurrentYear.ts. React leaves it. */
export function CurrentYear({ buildYear }: CurrentYearProps) {
  return (
    <span data-year="" suppressHydrationWarning>
      {buildYear}
    </span>
  );
}
