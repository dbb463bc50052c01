import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** An element of a page, with the place in the text it was read from. */
export type PageElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between its tags: the code of a script, the rules of a style. */
  readonly text: string;
  readonly start: number;
  /** The end of the start tag. */
  readonly contentStart: number;
  /** The start of the end tag. */
  readonly contentEnd: number;
  readonly end: number;
  /** Browsers neither fetch nor run what is in a template. */
  readonly inTemplate: boolean;
};

/** @returns every element written in the HTML or SVG, in order, as a browser parses it */
export function elementsOf(html: string): PageElement[] {
  const below = (parent: Tree.ParentNode, inTemplate: boolean): PageElement[] =>
    parent.childNodes.flatMap((node) => {
      if (!('tagName' in node)) {
        return [];
      }
      const inside = 'content' in node ? below(node.content, true) : below(node, inTemplate);
      const place = node.sourceCodeLocation;
      if (!place) {
        return inside; // The parser adds elements that the text leaves out.
      }
      const { startTag, endTag, startOffset: start, endOffset: end } = place;
      const [contentStart, contentEnd] = [startTag?.endOffset ?? end, endTag?.startOffset ?? end];
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      const text = html.slice(contentStart, contentEnd);
      return [{ name: node.tagName, attributes, text, start, contentStart, contentEnd, end, inTemplate }, ...inside];
    });
  return below(parse(html, { sourceCodeLocationInfo: true }), false);
}

/** @returns the inline scripts that browsers use: neither JSON-LD nor those in a template */
export function inlineScripts(elements: readonly PageElement[]): PageElement[] {
  return elements.filter(
    ({ name, attributes: { src, type }, inTemplate }) =>
      name === 'script' && !src && (!type || type === 'speculationrules') && !inTemplate,
  );
}

export function styleSheetLinks(elements: readonly PageElement[]): PageElement[] {
  return elements.filter(({ name, attributes: { rel } }) => name === 'link' && rel === 'stylesheet');
}
