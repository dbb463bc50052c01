/** What happens on which day, beside the stations of the line. */
export const lineDays = {
  services: 'Day 2: we answer.',
  contact: 'Day 1: your turn.',
} as const;
