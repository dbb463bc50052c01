/**
 * Texts, icons, and outlines of controls, that hardly differ from what is behind them. It runs in the page, so it is
 * complete in itself.
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
    const stack = document.elementsFromPoint(x, y);
    const colours = stack
      .filter((layer) => !above?.contains(layer))
      .flatMap((layer) =>
        [null, '::before', '::after'].map((pseudo) => {
          const { backgroundColor, width, height } = getComputedStyle(layer, pseudo);
          // Most pseudo-elements are small marks.
          const isWhole =
            !pseudo || (parseFloat(width) >= layer.clientWidth && parseFloat(height) >= layer.clientHeight);
          return isWhole ? backgroundColor : 'transparent';
        }),
      );
    return colours.find(isOpaque) ?? 'rgb(255, 255, 255)';
  };

  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { clipPath, color, outlineStyle, outlineColor, borderStyle, borderColor } = getComputedStyle(element);
    const isBehindMenu = document.querySelector(':popover-open')?.contains(element) === false;
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isVisible || isBehindMenu || clipPath !== 'none') {
      continue;
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, innerWidth / 2), top + height / 2];
    // An icon is named by what it stands beside.
    const text = element.innerText || element.id || element.closest('li')?.innerText || '';
    const name = `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}”`;
    const shapes = element.querySelectorAll(':scope > path');
    const shapeColours = Array.from(shapes, (shape) => [getComputedStyle(shape).fill, getComputedStyle(shape).stroke]);
    const colours = shapes.length > 0 ? shapeColours.flat() : [color];
    for (const colour of element.innerText || element.matches('svg') ? colours : []) {
      if (colour !== 'none' && contrast(colour, groundAt(x, y)) < 3) {
        faults.push(`${name} is ${colour} on ${groundAt(x, y)}`);
      }
    }
    const edge = outlineStyle === 'none' ? borderStyle !== 'none' && borderColor : outlineColor;
    // A radio button is a mark with an edge against what is around it. A field has an inside, too.
    const inside = element.matches('[type="radio"]') ? [] : [groundAt(x, y)];
    for (const ground of element.matches('input, textarea') ? [...inside, groundAt(x, y, element)] : []) {
      if (!edge || contrast(edge, ground) < 3) {
        faults.push(`${name} has the edge ${edge} on ${ground}`);
      }
    }
    if (
      element.matches(':focus-visible') &&
      (outlineStyle === 'none' || contrast(outlineColor, groundAt(x, y, element)) < 3)
    ) {
      faults.push(`${name} has the outline ${outlineStyle} ${outlineColor} on ${groundAt(x, y, element)}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return faults;
}
