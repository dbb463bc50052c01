type CurrentYearProps = {
  /** The year in the HTML, shown without JavaScript. */
  readonly buildYear: number;
};

/** The current year. The inline script updates it (showCurrentYear.ts), and hydration does not reset it. */
export function CurrentYear({ buildYear }: CurrentYearProps) {
  return (
    <span data-year="" suppressHydrationWarning>
      {buildYear}
    </span>
  );
}
