import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';

/** An element of a page, with the place in the text it was read from. */
export type PageElement = {
  /** The tag's name; “#comment” for a comment. */
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
};

/** @returns every element and comment written in the HTML or SVG, in order, as a browser parses it */
export function elementsOf(html: string): PageElement[] {
  const below = (parent: Tree.ParentNode): PageElement[] =>
    parent.childNodes.flatMap((node) => {
      const inside = 'childNodes' in node ? below(node) : [];
      const place = node.sourceCodeLocation;
      // The parser adds elements that the text leaves out.
      if (!place || !('tagName' in node || node.nodeName === '#comment')) {
        return inside;
      }
      const { startOffset: start, endOffset: end } = place;
      const { startTag, endTag } = 'startTag' in place ? place : {};
      const [contentStart, contentEnd] = [startTag?.endOffset ?? end, endTag?.startOffset ?? end];
      const attributes = Object.fromEntries('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : []);
      const text = html.slice(contentStart, contentEnd);
      return [{ name: node.nodeName, attributes, text, start, contentStart, contentEnd, end }, ...inside];
    });
  return below(parse(html, { sourceCodeLocationInfo: true }));
}
