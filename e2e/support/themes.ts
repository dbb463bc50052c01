import { colours } from '../../content/colours';

/** The colours of both themes by role. */
export const themes = { light: colours.light, dark: { ...colours.light, ...colours.dark } };

/** As browsers print a colour such as #0a2926 or #fff. */
export function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return `rgb(${[1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}
