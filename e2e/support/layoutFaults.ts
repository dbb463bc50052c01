/**
 * What no page may look like, whatever its content: lines of text, controls and pictures that overlap, broken words,
 * and texts that are cut off, covered, or under the bar. It reads boxes, and knows no component. It runs in the page,
 * so it is complete in itself.
 * @param part the selector of the part of the page to look at; an open popover is looked at alone
 */
export function layoutFaults(part: string): string[] {
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  type Part = { readonly element: Element; readonly name: string; readonly box: Box; readonly isRound?: boolean };

  const nameOf = (element: Element, text = element.textContent) =>
    `${element.tagName.toLowerCase()} “${(text || element.getAttribute('href') || element.id).trim().slice(0, 40)}”`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"]') &&
    ![element, element.parentElement, element.parentElement?.parentElement].some(
      (ancestor) => ancestor && getComputedStyle(ancestor).clipPath === 'inset(50%)',
    );
  /** By more than a pixel. */
  const overlap = (box: Box, { box: part, isRound }: Part) => {
    const nearest = (start: number, end: number, to: number) => Math.min(Math.max(start + 1, to), end - 1);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const across = Math.abs(nearest(box.left, box.right, x) - x) / (part.right - x);
    const down = Math.abs(nearest(box.top, box.bottom, y) - y) / (part.bottom - y);
    return isRound ? across ** 2 + down ** 2 < 1 : across < 1 && down < 1;
  };
  const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  const areRelated = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  /** Of a link, the text may be on the picture. */
  const areOfOneLink = (a: Element, b: Element) => Boolean(a.closest('a')?.contains(b));
  /** Whether it is meant to be above what is around it. Whether it shows is looked at below. */
  const isRaised = (element: Element | null): boolean =>
    element !== null && (Number(getComputedStyle(element).zIndex) > 0 || isRaised(element.parentElement));
  const isOnOwnGround = (element: Element | null): boolean =>
    element !== null &&
    isRaised(element) &&
    (!isClear(getComputedStyle(element).backgroundColor) || isOnOwnGround(element.parentElement));
  const popover = document.querySelector(':popover-open');
  const root = popover ?? document.querySelector(part) ?? document.body;
  /** Whether it does not scroll with the page. An open popover is looked at without scrolling. */
  const isFixed = (element: Element): boolean =>
    !popover &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
      (element.parentElement ? isFixed(element.parentElement) : false));
  const atTop = (box: DOMRect): Box => ({
    left: box.left,
    right: box.right,
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
  });

  const scrollers = [root, ...root.querySelectorAll('*')].filter(
    (element) => element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
  );
  /** Whether it shows only after a part of the page has been scrolled by itself. */
  const isScrolledAway = (element: Element, { top, bottom }: DOMRect) =>
    scrollers
      .filter((scroller) => scroller.contains(element))
      .map((scroller) => scroller.getBoundingClientRect())
      .some((visible) => top < visible.top || bottom > visible.bottom);

  scrollTo({ top: 0, behavior: 'instant' });
  const faults: string[] = [];

  const shortWord = /(?<![\p{L}\u00ad])\p{L}{2,12}(?![\p{L}\u00ad])/gu;
  /** Each line of each text, as high as its small letters, because lines may be set solid. */
  const lines: Part[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement: element } = walker.currentNode;
    if (element && nodeValue?.trim() && !element.closest('svg, script, style') && isShown(element)) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        const { top, bottom, ...sides } = atTop(rect);
        const inset = (bottom - top) / 4;
        // The skip link is above the window.
        if (rect.width > 1 && bottom > 0 && !isScrolledAway(element, rect)) {
          lines.push({
            element,
            name: nameOf(element, nodeValue),
            box: { ...sides, top: top + inset, bottom: bottom - inset },
          });
        }
      }
      // No short word breaks in the bar, nor in a title on a phone, unless its letters are spaced out.
      const isTitle =
        element.closest('h1, h2, h3, h4') && innerWidth < 768 && getComputedStyle(element).wordSpacing === '0px';
      for (const { 0: word, index } of isTitle || element.closest('header a') ? nodeValue.matchAll(shortWord) : []) {
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) {
          faults.push(`“${word}” is broken in ${nameOf(element)}`);
        }
      }
    }
  }

  const solid = [...root.querySelectorAll('a, button, input, textarea, img')]
    .filter((element) => {
      const { backgroundColor, borderTopStyle, borderTopLeftRadius, shapeOutside } = getComputedStyle(element);
      // A link without a background may have a padding that reaches over the text beside it, as a larger target.
      const isPainted =
        !element.matches('a') ||
        !isClear(backgroundColor) ||
        borderTopStyle !== 'none' ||
        borderTopLeftRadius === '50%';
      // Text may flow into the box of a picture with a shape.
      return isShown(element) && !isFixed(element) && isPainted && shapeOutside === 'none';
    })
    .flatMap((element) => {
      const isRound = getComputedStyle(element).borderTopLeftRadius === '50%';
      const rects = [...element.getClientRects()].filter((rect) => !isScrolledAway(element, rect));
      return rects.map((rect): Part => ({ element, name: nameOf(element), box: atTop(rect), isRound }));
    });
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (line.name !== other.name && overlap(line.box, other)) {
        faults.push(`${line.name} is over ${other.name}`);
      }
    }
    for (const other of solid) {
      const mayBeOver =
        areRelated(line.element, other.element) ||
        areOfOneLink(line.element, other.element) ||
        isOnOwnGround(line.element);
      if (!mayBeOver && !isFixed(line.element) && overlap(line.box, other)) {
        faults.push(`${line.name} and ${other.name} overlap`);
      }
    }
  });

  // No ancestor cuts a line off, nor does the edge of the page. On a card, each line is within the card.
  for (const { element, name, box } of lines) {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
      const { overflowX, display, backgroundColor, clipPath } = getComputedStyle(ancestor);
      const edge = atTop(ancestor.getBoundingClientRect());
      const cuts =
        ancestor === document.documentElement ||
        ((overflowX !== 'visible' || clipPath !== 'none') && ancestor !== document.body);
      if (
        (cuts || (root.contains(ancestor) && !isClear(backgroundColor))) &&
        display !== 'inline' &&
        [box.left - edge.left, box.top - edge.top, edge.right - box.right, edge.bottom - box.bottom].some(
          (inside) => inside < -1,
        )
      ) {
        faults.push(`${name} is ${cuts ? 'cut off by' : 'beyond'} ${nameOf(ancestor)}`);
      }
    }
  }

  // Two controls may not share a place either, unless one of them is raised.
  const controls = solid.filter(({ element }) => element.tagName !== 'IMG');
  controls.forEach((control, index) => {
    for (const other of controls.slice(index + 1)) {
      const mayBeOver =
        areRelated(control.element, other.element) || isRaised(control.element) !== isRaised(other.element);
      if (!mayBeOver && overlap(control.box, other)) {
        faults.push(`${control.name} and ${other.name} overlap`);
      }
    }
  });

  // Scrolled into view below the bar, nothing is over the middle of a control, and nothing opaque over a line of text.
  const isOpaque = (element: Element) =>
    element.matches('img, svg, input, textarea') ||
    [null, '::before', '::after'].some((pseudo) => {
      const { content, width, backgroundColor, backgroundImage } = getComputedStyle(element, pseudo);
      const isWhole = !pseudo || (content !== 'none' && parseFloat(width) >= element.clientWidth);
      return isWhole && (!isClear(backgroundColor) || backgroundImage !== 'none');
    });
  const header = document.querySelector('header:has(nav)');
  // Without scripts the bar scrolls with the page.
  const bar = header && getComputedStyle(header).position === 'fixed' ? header.getBoundingClientRect().bottom : 0;
  const parts = [...lines, ...controls].filter(({ element }) => !isFixed(element));
  const covered = new Set(parts);
  const step = innerHeight - bar - 120;
  for (let top = 0; top < document.documentElement.scrollHeight; top += Math.max(step, 60)) {
    scrollTo({ top, behavior: 'instant' });
    for (const part of covered) {
      const x = (part.box.left + part.box.right) / 2;
      const y = (part.box.top + part.box.bottom) / 2 - scrollY;
      const stack = document.elementsFromPoint(Math.min(x, innerWidth - 2), y);
      const found =
        part.isRound === undefined ? stack.find((layer) => part.element.contains(layer) || isOpaque(layer)) : stack[0];
      if (found && part.element.contains(found)) {
        covered.delete(part);
      }
    }
  }
  // What stays in the window while the page scrolls is below the bar, and all of it in view.
  scrollTo({ top: innerHeight, behavior: 'instant' });
  for (const element of popover ? [] : root.querySelectorAll('*')) {
    const { position, top: place, overflowY } = getComputedStyle(element);
    const { top, bottom, height } = element.getBoundingClientRect();
    if (position === 'sticky' && top < bar && bottom > 0) {
      faults.push(`${nameOf(element)} stays under the bar`);
    }
    const end = parseFloat(place) + (overflowY === 'visible' ? element.scrollHeight : height);
    if (/fixed|sticky/.test(position) && isShown(element) && end > innerHeight) {
      faults.push(`${nameOf(element)} ends at ${end} px, below the window`);
    }
  }
  // What has a place above its neighbours scrolls under the bar as well.
  const logo = document.querySelector('header:has(nav) a');
  const { x = 0, y = 0, width = 0, height = 0 } = logo?.getBoundingClientRect() ?? {};
  for (const element of popover ? [] : root.querySelectorAll('main *')) {
    if (bar > 0 && Number(getComputedStyle(element).zIndex) > 0) {
      element.scrollIntoView({ behavior: 'instant' });
      scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' });
      if (!logo?.contains(document.elementFromPoint(x + width / 2, y + height / 2))) {
        faults.push(`${nameOf(element)} is over the bar`);
      }
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  faults.push(...Array.from(covered, ({ name }) => `${name} is covered`));

  return [...new Set(faults)];
}
