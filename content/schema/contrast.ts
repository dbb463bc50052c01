import { wcagContrast } from 'culori';

import type { Colour, Colours } from './colours';
import type { Rule } from './fields';

const backgrounds = ['page', 'surface', 'surface-sunk'] as const;
const inverseBackgrounds = ['surface-inverse', 'surface-inverse-deep'] as const;

/** The minimum contrast in WCAG 2.2: for text (AAA), for large text such as a button's (AAA), for graphics (AA). */
const [text, largeText, graphic] = [7, 4.5, 3];
/** WCAG demands no contrast of what only decorates. It must still be visible. */
const decoration = 1.2;

/** The pairs of foreground and background that carry text or meaning or divide the page, and the minimum contrast of each. */
const pairs = [
  ...on(backgrounds, ['text', 'text-soft'], text),
  ...on(['page'], ['accent', 'error'], text),
  ...on(inverseBackgrounds, ['on-inverse', 'on-inverse-soft'], text),
  ...on(['surface-inverse'], ['on-inverse-accent', 'region-1', 'region-2', 'region-3'], text),
  ...on(['region-2'], ['surface-inverse-deep'], text), // Selected text
  ...on(['action', 'action-hover'], ['on-action'], largeText),
  ...on(backgrounds, ['focus'], graphic),
  ...on(['surface', 'surface-sunk'], ['accent'], graphic),
  ...on(['page', 'surface'], ['field-line'], graphic),
  ...on(['surface'], ['error'], graphic),
  ...on(['page'], ['success'], graphic),
  ...on(inverseBackgrounds, ['on-inverse-control'], graphic),
  ...on(['surface-inverse-deep'], ['on-inverse-accent'], graphic),
  ...on(['peak'], ['on-peak', 'on-peak-soft'], text),
  ...on(['page', 'surface-sunk'], ['track-1', 'track-2', 'track-3'], decoration),
  ...on(inverseBackgrounds, ['on-inverse-line', 'map-dots'], decoration),
];

/** Every colour must have enough contrast to what is behind it, in both themes. What lacks most comes first. */
export function contrasts({ light, dark }: Colours): Rule[] {
  const found = [light, { ...light, ...dark }].flatMap((values, theme) =>
    pairs.map(({ front, back, min }) => {
      const ratio = wcagContrast(values[front], values[back]);
      const path = [theme && front in dark ? 'dark' : 'light', front];
      const message = `must have a contrast of ${min} or more to ${back}, ${values[back]}, has ${ratio.toFixed(2)}`;
      return { share: ratio / min, path, message };
    }),
  );
  return found
    .toSorted((one, other) => one.share - other.share)
    .map(({ share, path, message }) => [share >= 1, path, message]);
}

function on(backs: readonly Colour[], fronts: readonly Colour[], min: number) {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, min })));
}
