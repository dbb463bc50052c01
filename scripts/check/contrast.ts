import { z } from 'zod';

import type { Colour } from '../../schemas/content';
import { colour } from '../../schemas/fields';

/** What stands on what. Words are read; lines only have to be seen. */
const pairs = [
  ...on(['page', 'surface', 'surface-sunk', 'surface-accent'], ['text', 'text-soft'], 4.5),
  ...on(['page'], ['accent', 'error'], 4.5),
  ...on(['action', 'action-hover'], ['on-action'], 4.5),
  ...on(['surface-inverse', 'surface-inverse-deep'], ['on-inverse', 'on-inverse-soft'], 4.5),
  ...on(['surface-inverse'], ['on-inverse-accent'], 4.5),
  ...on(['region-2'], ['surface-inverse-deep'], 4.5), // Words that are selected
  ...on(['page', 'surface', 'surface-sunk', 'surface-accent'], ['focus'], 3),
  ...on(['page', 'surface'], ['field-line'], 3),
  ...on(['page'], ['success'], 3),
  ...on(['surface-inverse', 'surface-inverse-deep'], ['on-inverse-control'], 3),
  ...on(['surface-inverse-deep'], ['on-inverse-accent'], 3),
];

type Values = Readonly<Record<string, unknown>>;

/** Every colour that does not stand out from what is behind it, in either theme. */
export function unreadable(light: Values, dark: Values): { path: string[]; message: string }[] {
  return [light, { ...light, ...dark }].flatMap((values, theme) =>
    pairs.flatMap(({ front, back, least }) => {
      const { data } = z.tuple([colour, colour]).safeParse([values[front], values[back]]);
      const ratio = data ? contrast(...data) : least;
      const path = [theme && front in dark ? 'dark' : 'light', front];
      const message = `must have a contrast of ${least} or more to ${back}, ${String(values[back])}, has ${ratio.toFixed(2)}`;
      return ratio < least ? [{ path, message }] : [];
    }),
  );
}

function on(backs: readonly Colour[], fronts: readonly Colour[], least: number) {
  return backs.flatMap((back) => fronts.map((front) => ({ front, back, least })));
}

/** As WCAG 2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
