/** Rotates the hue and keeps the luminance, so that contrast ratios do not change. */
export function rotateHue(hex: string, degrees: 0 | 120 | 240): string {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const linear = [1, 3, 5].map((at) => (parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2);
  const rotated = linear.map((_, index) => linear[(index + degrees / 120) % 3] ?? 0);
  const [target, current] = [luminance(linear), luminance(rotated)];
  return `#${rotated
    // Scale all channels to darken the colour, and mix in white to lighten it.
    .map((part) =>
      current > target ? part * (target / current) : part + (1 - part) * ((target - current) / (1 - current || 1)),
    )
    .map((part) =>
      Math.round(part ** (1 / 2.2) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
