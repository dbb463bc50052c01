import assert from 'node:assert/strict';

import { load } from 'cheerio';

import type { Settings } from '../../app/_site/readSettings';
import { islandTag } from '../../components/Island/islandElement';
import { hashedUrl } from './clientScripts';
import { indexOfIsland, type IslandSource } from './islands';
import { pageFonts } from './pageFonts';
import { pagePolicy } from './pagePolicy';
import { pageStyles } from './pageStyles';

/** The places in front of each path from the root. */
const places = {
  // Without the form’s action: in demo mode the form posts to the root of the host, which stands in for the email service.
  tag: /(?<=\s(?:href|poster|src|(?:image)?srcset)="|\s(?:image)?srcset="[^"]*,\s*)(?=\/(?!\/))/g,
  style: /(?<=url\(["']?)(?=\/(?!\/))/g,
  script: /(?<=["'`])(?=\/_next\/static\/)/g,
} as const;

/**
 * What only Next's client needs: every script but structured data, the preloads of scripts, the connection to this site
 * without cookies, which no request uses, and hidden elements without content. And Twitter tags that repeat Open Graph
 * tags, which X reads too. A script of the site itself belongs into app/_client/inlineScript.ts.
 */
const forNext = [
  'script:not([type="application/ld+json"])',
  'link[rel=preload][as=script]',
  'link[rel=preconnect][href="/"]',
  '[hidden]:empty',
  'meta:is([name="twitter:title"], [name="twitter:description"], [name^="twitter:image"]:not([name$=alt]))',
].join();

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
  const page = load(html);
  const links = page('link[rel=stylesheet]');
  const elements = page.root().find('*');
  const blocked = elements.get().find(({ attribs }) => Object.keys(attribs).some((key) => /^(style$|on)/.test(key)));
  assert(links.length > 0, 'has no style sheet');
  assert(!blocked, `has a <${blocked?.name}> with an attribute that its policy blocks`);

  const css = links
    .toArray()
    .map(({ attribs }) => cssOf(attribs.href ?? '', sheets))
    .join('');
  page(forNext).not(`${islandTag} *`).remove();
  // React needs the comments between two texts of an island to hydrate it.
  elements
    .addBack()
    .contents()
    .filter((_index, node) => node.type === 'comment' && page(node).closest(islandTag).length === 0)
    .remove();
  for (const island of page(islandTag)) {
    island.attribs = { 'data-island': String(indexOfIsland(island, islands)) };
  }
  // An island has elements later that it does not have in the HTML.
  const clientOnly = clientClasses.filter((names) => names.some((name) => html.includes(name))).flat();
  const styles = pageStyles(css, page.html() + clientOnly.join(' '));
  assert(styles.inline, 'has style sheets, but none of their rules applies to it');
  const fonts = pageFonts(styles.inline, page);
  const later = addBasePath(shorten(styles.later), 'style', basePath);
  const laterUrl = hashedUrl('later', 'css', later);

  // Without it, browsers may paint half a document, and the other half then moves what is centred or right-aligned.
  const waitForScript = '<link rel="expect" href="#last" blocking="render">';
  // Browsers load a style sheet for other media with the lowest priority, and paint without it.
  const laterLink = `<link rel="stylesheet" media="print" href="${laterUrl}">`;
  links
    .first()
    .before(`${fonts.preloads}${waitForScript}<style>${addBasePath(fonts.css, 'style', basePath)}</style>${laterLink}`);
  links.remove();
  page('body').append(`<script id="last">${addBasePath(inline, 'script', basePath)}</script>`);
  const finished = load(addBasePath(shorten(page.html()), 'tag', basePath));
  const policy = pagePolicy(finished, email.origin);
  finished('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return { html: finished.html(), laterSheet: { url: laterUrl, css: later } };
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
