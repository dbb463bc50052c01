/** The widths at which the specification lets the layout change. */
const breakpoints = [576, 768, 992, 1200, 1400];

/** The widths of windows to test: of phones, both sides of each breakpoint, and of large screens. */
export const edges: readonly number[] = [320, 390, ...breakpoints.flatMap((px) => [px - 1, px]), 1920, 2560];
