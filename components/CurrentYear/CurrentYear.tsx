type CurrentYearProps = {
  /** The year in the HTML, shown without JavaScript. */
  readonly buildYear: number;
};

/** The current year. A script updates it (showCurrentYear.ts), in `next dev` before React hydrates the page. */
export function CurrentYear({ buildYear }: CurrentYearProps) {
  return (
    <span data-year="" suppressHydrationWarning>
      {buildYear}
    </span>
  );
}
