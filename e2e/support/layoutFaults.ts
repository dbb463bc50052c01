/**
 * Texts, controls and pictures that overlap, are covered, are cut off or leave their card. It reads boxes, and knows no
 * component. It runs in the page, so it is complete in itself.
 * @param part the selector of the part of the page to look at; an open popover is looked at alone
 */
export function layoutFaults(part: string): string[] {
  type Part = { readonly element: Element; readonly name: string; readonly box: DOMRect; readonly isRound?: boolean };

  const root = document.querySelector(':popover-open') ?? document.querySelector(part) ?? document.body;
  scrollTo({ top: 0, behavior: 'instant' });
  const lines = linesOfTexts();
  const solid = controlsAndPictures();
  const faults = [...overlaps(), ...linesOutside(), ...coveredParts()];
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(faults)];

  /** Each line is as high as its small letters, because lines may be set solid. */
  function linesOfTexts(): Part[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Part[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement: element } = walker.currentNode;
      if (element && nodeValue?.trim() && !element.closest('svg, script, style') && isShown(element)) {
        const range = document.createRange();
        range.selectNode(walker.currentNode);
        for (const { left, top, width, height } of rectsInView(range)) {
          const box = new DOMRect(left, top + height / 4, width, height / 2);
          found.push({ element, name: nameOf(element, nodeValue), box });
        }
      }
    }
    return found;
  }

  function controlsAndPictures(): Part[] {
    return [...root.querySelectorAll('a, button, input, textarea, img')].filter(isShown).flatMap((element) => {
      const { backgroundColor, borderTopStyle, borderTopLeftRadius } = getComputedStyle(element);
      const isRound = borderTopLeftRadius === '50%';
      // Any other link may have a padding that reaches over the text beside it, as a larger target.
      const isPainted = !element.matches('a') || !isClear(backgroundColor) || borderTopStyle !== 'none' || isRound;
      const boxes = isPainted ? rectsInView(element) : [];
      return boxes.map((box) => ({ element, name: nameOf(element), box, isRound }));
    });
  }

  function overlaps(): string[] {
    return lines.flatMap((line, index) =>
      [...lines.slice(index + 1), ...solid]
        .filter((other) => !areTogether(line.element, other.element) && overlap(line.box, other))
        // A text with a background may lie on a picture.
        .filter((other) => !other.element.matches('img') || !isOpaque(line.element))
        .map((other) => `${line.name} and ${other.name} overlap`),
    );
  }

  /** Whether both share more than a pixel. */
  function overlap(box: DOMRect, { box: part, isRound }: Part): boolean {
    const nearest = (start: number, end: number, to: number) => Math.min(Math.max(start + 1, to), end - 1);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const across = Math.abs(nearest(box.left, box.right, x) - x) / (part.right - x);
    const down = Math.abs(nearest(box.top, box.bottom, y) - y) / (part.bottom - y);
    return isRound ? across ** 2 + down ** 2 < 1 : across < 1 && down < 1;
  }

  /** Lines that the edge of the page or an ancestor cuts off, or that are not whole within their card. */
  function linesOutside(): string[] {
    return lines.flatMap(({ element, name, box }) =>
      ancestorsOf(element)
        .filter((ancestor) => {
          const { overflowX, backgroundColor } = getComputedStyle(ancestor);
          const isCard = root.contains(ancestor) && !isClear(backgroundColor);
          return isCard || overflowX !== 'visible' || ancestor === document.documentElement;
        })
        .filter((ancestor) => {
          const { left, right, top, bottom } = ancestor.getBoundingClientRect();
          return Math.min(box.left - left, right - box.right, box.top - top, bottom - box.bottom) < -1;
        })
        .map((ancestor) => `${name} is beyond ${nameOf(ancestor)}`),
    );
  }

  /** Lines and controls that have something opaque over their middle, scrolled to the middle of the window. */
  function coveredParts(): string[] {
    const staysInView = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    return [...lines, ...solid]
      .filter(({ element }) => !element.matches('img') && !ancestorsOf(element).some(staysInView))
      .filter(({ element, box }) => {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        scrollTo({ top: y - innerHeight / 2, behavior: 'instant' });
        const layers = document.elementsFromPoint(Math.min(x, innerWidth - 2), y - scrollY);
        return !element.contains(layers.find((layer) => element.contains(layer) || isOpaque(layer)) ?? null);
      })
      .map(({ name }) => `${name} is covered`);
  }

  /** Without the skip link, which is above the window. */
  function rectsInView(part: Element | Range): DOMRect[] {
    return [...part.getClientRects()].filter(({ bottom, width }) => width > 1 && bottom > 0);
  }

  /** One is in the other, or both are in one link, whose text may be on its picture. */
  function areTogether(a: Element, b: Element): boolean {
    return a.contains(b) || b.contains(a) || Boolean(a.closest('a')?.contains(b));
  }

  function ancestorsOf(element: Element | null): Element[] {
    return element ? [element, ...ancestorsOf(element.parentElement)] : [];
  }

  function isClear(colour: string): boolean {
    return /^rgba\(.*, 0\)$/.test(colour);
  }

  function isOpaque(element: Element): boolean {
    return (
      element.matches('img, svg, input, textarea') ||
      [null, '::before', '::after'].some((pseudo) => {
        const { content, width, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
        const isWhole = !pseudo || (content !== 'none' && parseFloat(width) >= element.clientWidth);
        return isWhole && (!isClear(backgroundColor) || backgroundImage !== 'none');
      })
    );
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .visually-hidden')
    );
  }

  function nameOf(element: Element, text = element.textContent): string {
    const name = (text || element.getAttribute('href') || element.id).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${name}”`;
  }
}
