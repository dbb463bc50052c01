/**
 * What no page may look like, whatever its content. It reads boxes, and knows no component. It runs in the page, so it
 * is complete in itself.
 * @param part the selector of the part of the page to look at; an open popover is looked at alone
 */
export function layoutFaults(part: string): string[] {
  type Part = { readonly element: Element; readonly name: string; readonly box: DOMRect; readonly isRound?: boolean };

  const popover = document.querySelector(':popover-open');
  const root = popover ?? document.querySelector(part) ?? document.body;
  const scrollers = [root, ...root.querySelectorAll('*')].filter(
    (element) => element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
  );
  const header = document.querySelector('header:has(nav)');
  // Without scripts the bar scrolls with the page.
  const bar = header && getComputedStyle(header).position === 'fixed' ? header.getBoundingClientRect().bottom : 0;
  // All boxes are read here. Only the last two kinds of faults need the page scrolled.
  scrollTo({ top: 0, behavior: 'instant' });
  const texts = shownTexts();
  const lines = linesOfTexts();
  const solid = solidParts();
  const faults = [brokenWords, overlaps, linesOutside, coveredParts, misplacedParts].flatMap((find) => find());
  scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set(faults)];

  function brokenWords(): string[] {
    const shortWord = /(?<![\p{L}\u00ad])\p{L}{2,12}(?![\p{L}\u00ad])/gu;
    return texts
      .filter(({ element }) => {
        // A title may break on a wide screen, and where its letters are spaced out.
        const isTitle = element.closest('h1, h2, h3, h4') && innerWidth < 768;
        return element.closest('header a') ?? (isTitle && !(parseFloat(getComputedStyle(element).letterSpacing) > 0));
      })
      .flatMap(({ element, node }) =>
        Array.from(node.data.matchAll(shortWord))
          .filter(({ 0: { length }, index }) => {
            const tops = rectsOf(node, index, index + length).map(({ top }) => top);
            return new Set(tops).size > 1;
          })
          .map(([word]) => `“${word}” is broken in ${nameOf(element)}`),
      );
  }

  function overlaps(): string[] {
    return lines.flatMap((line, index) => {
      const mayBeOver = isFixed(line.element) || isOnOwnGround(line.element);
      return [
        ...lines
          .slice(index + 1)
          .filter((other) => line.name !== other.name && overlap(line.box, other))
          .map((other) => `${line.name} is over ${other.name}`),
        ...solid
          .filter((other) => !mayBeOver && !areTogether(line.element, other.element) && overlap(line.box, other))
          .map((other) => `${line.name} and ${other.name} overlap`),
      ];
    });
  }

  /** No ancestor cuts a line off, nor does the edge of the page. On a card, each line is within the card. */
  function linesOutside(): string[] {
    return lines.flatMap(({ element, name, box }) =>
      ancestorsOf(element)
        .filter((ancestor) => getComputedStyle(ancestor).display !== 'inline')
        .flatMap((ancestor) => {
          const { overflowX, clipPath, backgroundColor } = getComputedStyle(ancestor);
          const edge = ancestor.getBoundingClientRect();
          const cuts =
            ancestor === document.documentElement ||
            ((overflowX !== 'visible' || clipPath !== 'none') && ancestor !== document.body);
          const isCard = root.contains(ancestor) && !isClear(backgroundColor);
          const [across, down] = [Math.min(box.left - edge.left, edge.right - box.right), box.top - edge.top];
          const isOutside = Math.min(across, down, edge.bottom - box.bottom) < -1;
          return isOutside && (cuts || isCard)
            ? `${name} is ${cuts ? 'cut off by' : 'beyond'} ${nameOf(ancestor)}`
            : [];
        }),
    );
  }

  /** Scrolled into view below the bar, nothing is over the middle of a control, and nothing opaque over a line of text. */
  function coveredParts(): string[] {
    const controls = solid.filter(({ element }) => element.tagName !== 'IMG');
    const covered = new Set([...lines, ...controls].filter(({ element }) => !isFixed(element)));
    const step = Math.max(innerHeight - bar - 120, 60);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      for (const part of covered) {
        const { left, right, top, bottom } = part.box;
        const stack = document.elementsFromPoint(
          Math.min((left + right) / 2, innerWidth - 2),
          (top + bottom) / 2 - scrollY,
        );
        const isLine = part.isRound === undefined;
        const found = isLine ? stack.find((layer) => part.element.contains(layer) || isOpaque(layer)) : stack[0];
        if (found && part.element.contains(found)) {
          covered.delete(part);
        }
      }
    }
    return Array.from(covered, ({ name }) => `${name} is covered`);
  }

  /** What stays in the window while the page scrolls is below the bar, and all of it in view. */
  function misplacedParts(): string[] {
    scrollTo({ top: innerHeight, behavior: 'instant' });
    return Array.from(popover ? [] : root.querySelectorAll('*')).flatMap((element) => {
      const { position, top: place, overflowY } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const end = parseFloat(place) + (overflowY === 'visible' ? element.scrollHeight : height);
      const isBelow = /fixed|sticky/.test(position) && isShown(element) && end > innerHeight;
      return [
        ...(position === 'sticky' && top < bar && bottom > 0 ? [`${nameOf(element)} stays under the bar`] : []),
        ...(isBelow ? [`${nameOf(element)} ends at ${end} px, below the window`] : []),
      ];
    });
  }

  function shownTexts() {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { readonly element: Element; readonly node: Text }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element && node.data.trim() && !element.closest('svg, script, style') && isShown(element)) {
        found.push({ element, node });
      }
    }
    return found;
  }

  /** Each line is as high as its small letters, because lines may be set solid. */
  function linesOfTexts(): Part[] {
    return texts.flatMap(({ element, node }) =>
      rectsOf(node)
        // The skip link is above the window.
        .filter((rect) => rect.width > 1 && rect.bottom > 0 && !isScrolledAway(element, rect))
        .map(({ left, top, width, height }) => ({
          element,
          name: nameOf(element, node.data),
          box: new DOMRect(left, top + height / 4, width, height / 2),
        })),
    );
  }

  /** Controls and pictures. */
  function solidParts(): Part[] {
    return [...root.querySelectorAll('a, button, input, textarea, img')].flatMap((element) => {
      const { backgroundColor, borderTopStyle, borderTopLeftRadius, shapeOutside } = getComputedStyle(element);
      const isRound = borderTopLeftRadius === '50%';
      // A link without a background may have a padding that reaches over the text beside it, as a larger target.
      const isPainted = !element.matches('a') || !isClear(backgroundColor) || borderTopStyle !== 'none' || isRound;
      // Text may flow into the box of a picture with a shape.
      const isSolid = isShown(element) && !isFixed(element) && isPainted && shapeOutside === 'none';
      const rects = [...element.getClientRects()].filter((rect) => isSolid && !isScrolledAway(element, rect));
      return rects.map((box) => ({ element, name: nameOf(element), box, isRound }));
    });
  }

  /** By more than a pixel. */
  function overlap(box: DOMRect, { box: part, isRound }: Part): boolean {
    const nearest = (start: number, end: number, to: number) => Math.min(Math.max(start + 1, to), end - 1);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const across = Math.abs(nearest(box.left, box.right, x) - x) / (part.right - x);
    const down = Math.abs(nearest(box.top, box.bottom, y) - y) / (part.bottom - y);
    return isRound ? across ** 2 + down ** 2 < 1 : across < 1 && down < 1;
  }

  function rectsOf(node: Text, start = 0, end = node.length): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  }

  function ancestorsOf(element: Element | null): Element[] {
    return element ? [element, ...ancestorsOf(element.parentElement)] : [];
  }

  /** One is in the other, or both are in one link, whose text may be on its picture. */
  function areTogether(a: Element, b: Element): boolean {
    return a.contains(b) || b.contains(a) || Boolean(a.closest('a')?.contains(b));
  }

  function isClear(colour: string): boolean {
    return /^rgba\(.*, 0\)$/.test(colour);
  }

  /** Whether it is meant to be above what is around it, as a card. */
  function isOnOwnGround(element: Element): boolean {
    const chain = ancestorsOf(element);
    const raised = chain.findLastIndex((ancestor) => Number(getComputedStyle(ancestor).zIndex) > 0);
    return chain.slice(0, raised + 1).some((ancestor) => !isClear(getComputedStyle(ancestor).backgroundColor));
  }

  /** Whether it does not scroll with the page. An open popover is looked at without scrolling. */
  function isFixed(element: Element): boolean {
    const stays = (ancestor: Element) => /fixed|sticky/.test(getComputedStyle(ancestor).position);
    return !popover && ancestorsOf(element).some(stays);
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

  /** Whether it shows only after a part of the page has been scrolled by itself. */
  function isScrolledAway(element: Element, { top, bottom }: DOMRect): boolean {
    return scrollers.some((scroller) => {
      const visible = scroller.getBoundingClientRect();
      return scroller.contains(element) && (top < visible.top || bottom > visible.bottom);
    });
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"]') &&
      !ancestorsOf(element).some((ancestor) => getComputedStyle(ancestor).clipPath === 'inset(50%)')
    );
  }

  function nameOf(element: Element, text = element.textContent): string {
    const name = (text || element.getAttribute('href') || element.id).trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${name}”`;
  }
}
