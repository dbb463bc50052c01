/**
 * Icons, edges of fields, and outlines of what has focus, that hardly differ from what is behind them. axe sees only
 * texts. It runs in the page, so it is complete in itself.
 * @param selector the elements to look at
 */
export function contrastFaults(selector: string): string[] {
  const faults: string[] = [];
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
      const part = channel / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (...colours: readonly [string, string]) => {
    const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isOpaque = (colour: string) => colour !== 'transparent' && (channels(colour)[3] ?? 1) > 0.9;
  /** The first opaque colour behind a point. */
  const groundAt = (x: number, y: number, above?: Element) => {
    const layers = document.elementsFromPoint(x, y).filter((layer) => !above?.contains(layer));
    const colours = layers.map((layer) => getComputedStyle(layer).backgroundColor);
    return colours.find(isOpaque) ?? 'rgb(255, 255, 255)';
  };

  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { clipPath, color, outlineStyle, outlineColor, borderColor } = getComputedStyle(element);
    const isBehindMenu = document.querySelector(':popover-open')?.contains(element) === false;
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || isBehindMenu || clipPath !== 'none') {
      continue;
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, innerWidth / 2), top + height / 2];
    const [inside, around] = [groundAt(x, y), groundAt(x, y, element)];
    const shapes = Array.from(element.querySelectorAll(':scope > path'), (shape) => getComputedStyle(shape));
    const colours = shapes.flatMap(({ fill, stroke }) => [fill, stroke]).filter((colour) => colour !== 'none');
    const outline = outlineStyle === 'none' ? 'transparent' : outlineColor;
    const edge = outlineStyle === 'none' ? borderColor : outlineColor;
    const marks = [
      // An icon of the sprite has one colour. Without scripts, axe cannot look at the links of the bar.
      ...(element.matches('svg:has(use), header a') ? [color] : colours).map(
        (colour) => ['colour', colour, inside] as const,
      ),
      // A radio button is a mark with an edge against what is around it. A field has an inside, too.
      ...(element.matches('input, textarea') ? [['edge', edge, around] as const] : []),
      ...(element.matches('input:not([type="radio"]), textarea') ? [['edge', edge, inside] as const] : []),
      ...(element.matches(':focus-visible') ? [['outline', outline, around] as const] : []),
    ];
    // An icon is named by what it stands beside.
    const name = (element.innerText || element.id || element.closest('li')?.innerText || '').trim().slice(0, 40);
    for (const [kind, colour, ground] of marks) {
      if (!isOpaque(colour) || contrast(colour, ground) < 3) {
        faults.push(`the ${kind} of ${element.tagName.toLowerCase()} “${name}” is ${colour} on ${ground}`);
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
