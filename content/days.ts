/** What happens on which day, beside the stations of the line. */
export const lineDays = {
  services: 'Day 2: we ask.',
  /** In the mission, after the day of a placement. */
  signed: 'signed.',
  contact: 'Day 1: your turn.',
} as const;
