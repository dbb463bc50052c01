/** Another colour of the same luminance, so that its contrast to every other stays. */
export function rotateHue(hex: string, degrees: 0 | 120 | 240): string {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const linear = [1, 3, 5].map((at) => (parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2);
  const rotated = linear.map((_, index) => linear[(index + degrees / 120) % 3] ?? 0);
  const [wanted, has] = [luminance(linear), luminance(rotated)];
  return `#${rotated
    // Darker by less light of every kind, lighter by more white.
    .map((part) => (has > wanted ? part * (wanted / has) : part + (1 - part) * ((wanted - has) / (1 - has || 1))))
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
