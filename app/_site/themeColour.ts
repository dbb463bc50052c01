import type { Viewport } from 'next';

import { colours } from '@/content/colours';

const dark = { ...colours.light, ...colours.dark };

/** The colour of the browser’s own bar, in each theme: that of the top of the page. */
export function themeColour(name: keyof typeof dark): Viewport['themeColor'] {
  // Browsers use the first entry that matches.
  return [{ media: '(prefers-color-scheme: dark)', color: dark[name] }, { color: colours.light[name] }];
}
