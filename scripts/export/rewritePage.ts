import assert from 'node:assert/strict';

import MagicString from 'magic-string';

import type { Settings } from '../../app/_site/readSettings';
import { hashedUrl } from './clientScripts';
import { indexOfIsland, isIsland, type IslandSource } from './islands';
import { pageFonts } from './pageFonts';
import { pagePolicy } from './pagePolicy';
import { pageStyles } from './pageStyles';
import { elementsOf, type PageElement } from './parsedPage';

/** The places in front of each path from the root. */
const places = {
  // Without the form’s action: in demo mode the form posts to the root of the host, which stands in for the email service.
  tag: /(?<=\s(?:href|poster|src|(?:image)?srcset)="|\s(?:image)?srcset="[^"]*,\s*)(?=\/(?!\/))/gi,
  style: /(?<=url\(["']?)(?=\/(?!\/))/g,
  script: /(?<=["'`])(?=\/_next\/static\/)/g,
} as const;

/** What the scripts of a page need. */
type Client = {
  readonly inline: string;
  /** The islands of all pages, in the order of their numbers. */
  readonly islands: readonly IslandSource[];
  /** The classes of each style sheet of the islands. */
  readonly clientClasses: readonly (readonly string[])[];
  /** Gives the classes of all pages their short names. */
  readonly shorten: (text: string) => string;
};

/**
 * Replaces all of Next's scripts by the inline script and inlines the style sheets, so that a page paints after one
 * round trip and loads no script before the first interaction. Adds its Content-Security-Policy.
 * @param sheets the text of every style sheet in the export, by its name
 * @throws Error that says in one line how Next's output differs from what this step expects
 */
export function rewritePage(
  html: string,
  sheets: ReadonlyMap<string, string>,
  { email, basePath }: Settings,
  { inline, islands, clientClasses, shorten }: Client,
) {
  const elements = elementsOf(html);
  const links = elements.filter(({ name, attributes: { rel } }) => name === 'link' && rel === 'stylesheet');
  const [firstLink] = links;
  const [head, body] = ['head', 'body'].map((wanted) => elements.find(({ name }) => name === wanted));
  const blocked = elements.find(({ attributes }) => Object.keys(attributes).some((key) => /^(style$|on)/.test(key)));
  assert(head && body, 'has no head or body');
  assert(firstLink, 'has no style sheet');
  assert(!blocked, `has a <${blocked?.name}> with an attribute that its policy blocks`);

  const page = new MagicString(html);
  const islandElements = elements.filter(isIsland);
  const inIsland = ({ start }: PageElement) =>
    islandElements.some((island) => start > island.start && start < island.end);
  // React needs the comments between two texts of an island to hydrate it.
  const unwanted = elements.filter((element) => isForNext(element) && !inIsland(element));
  for (const island of islandElements) {
    const tag = html.slice(island.start, island.contentStart).match(/^<[\w-]+/)?.[0];
    page.update(island.start, island.contentStart, `${tag} data-island="${indexOfIsland(island, islands)}">`);
  }
  [...links, ...unwanted].forEach(({ start, end }) => page.remove(start, end));
  const css = links.map(({ attributes: { href = '' } }) => cssOf(href, sheets)).join('');
  // An island has elements later that it does not have in the HTML.
  const clientOnly = clientClasses.filter((names) => names.some((name) => html.includes(name))).flat();
  const styles = pageStyles(css, page.toString() + clientOnly.join(' '));
  assert(styles.inline, 'has style sheets, but none of their rules applies to it');
  const fonts = pageFonts(styles.inline, page.toString(), elements);
  const finish = (text: string) => addBasePath(shorten(text), 'tag', basePath);
  const later = addBasePath(shorten(styles.later), 'style', basePath);
  const laterUrl = hashedUrl('later', 'css', later);

  // Without it, browsers may paint half a document, and the other half then moves what is centred or right-aligned.
  const waitForScript = '<link rel="expect" href="#last" blocking="render">';
  // Browsers load a style sheet for other media with the lowest priority, and paint without it.
  const laterLink = `<link rel="stylesheet" media="print" href="${laterUrl}">`;
  page.appendLeft(
    firstLink.start,
    `${fonts.preloads}${waitForScript}<style>${addBasePath(fonts.css, 'style', basePath)}</style>${laterLink}`,
  );
  page.appendLeft(body.contentEnd, `<script id="last">${addBasePath(inline, 'script', basePath)}</script>`);
  const policy = pagePolicy(finish(page.toString()), email.origin);
  page.appendLeft(head.contentStart, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return { html: finish(page.toString()), laterSheet: { url: laterUrl, css: later } };
}

/**
 * What only Next's client needs: every script but structured data, the preloads of scripts, the connection to this site
 * without cookies, which no request uses, and comments and hidden elements without content. And Twitter tags that
 * repeat Open Graph tags, which X reads too. A script of the site itself belongs into app/_client/inlineScript.ts.
 */
function isForNext({ name, text, attributes }: PageElement): boolean {
  const { rel, as, type, href, hidden } = attributes;
  return (
    (name === 'script' && type !== 'application/ld+json') ||
    (name === 'link' && rel === 'preload' && as === 'script') ||
    (name === 'link' && rel === 'preconnect' && href === '/') ||
    (hidden !== undefined && !text.replace(/<!--.*?-->/g, '')) ||
    (name === 'meta' && /^twitter:(title|description|image(:width|:height)?)$/.test(attributes.name ?? '')) ||
    name === '#comment'
  );
}

function cssOf(href: string, sheets: ReadonlyMap<string, string>): string {
  const css = sheets.get(href.slice(1)) ?? '';
  assert(css.trim(), `has the style sheet ${href}, which is empty or not in the export`);
  return css.replaceAll('url(../', 'url(/_next/static/').replaceAll('\n', '');
}

/**
 * Puts the sub-folder of the site before each path from the root. Records, components and style sheets write paths as if
 * the site were at the root of its domain, where `next dev` serves it.
 */
export function addBasePath(text: string, kind: keyof typeof places, basePath: string): string {
  return text.replaceAll(places[kind], basePath);
}
