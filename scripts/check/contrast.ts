import { wcagContrast } from 'culori';
import { z } from 'zod';

import type { Colour } from '../../content/schema/colours';
import { colour } from '../../content/schema/fields';

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
  ...on(['page', 'surface'], ['line'], decoration),
  ...on(['page', 'surface-sunk'], ['track-1', 'track-2', 'track-3'], decoration),
  ...on(inverseBackgrounds, ['on-inverse-line', 'map-dots'], decoration),
];

type Values = Readonly<Record<string, unknown>>;

/** Every colour that has too little contrast to what is behind it, in either theme. The colour that lacks most comes first. */
export function contrastErrors(light: Values, dark: Values): { path: string[]; message: string }[] {
  const errors = [light, { ...light, ...dark }].flatMap((values, theme) =>
    pairs.flatMap(({ front, back, min }) => {
      const { data } = z.tuple([colour, colour]).safeParse([values[front], values[back]]);
      const ratio = data ? wcagContrast(...data) : min;
      const path = [theme && front in dark ? 'dark' : 'light', front];
      const message = `must have a contrast of ${min} or more to ${back}, ${String(values[back])}, has ${ratio.toFixed(2)}`;
      return ratio < min ? [{ path, message, share: ratio / min }] : [];
    }),
  );
  return errors.toSorted((one, other) => one.share - other.share);
}

function on(backs: readonly Colour[], fronts: readonly Colour[], min: number) {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, min })));
}
