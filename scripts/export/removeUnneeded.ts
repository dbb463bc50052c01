import type { CheerioAPI } from 'cheerio';

/**
 * Of Next's client: every script but structured data, the preloads of scripts, the connection to this site without
 * cookies, which no request uses, and hidden elements without content. And preloads of images, which browsers find in
 * the page as soon, because it arrives at once; and Twitter tags that repeat Open Graph tags.
 */
const unneeded = [
  'script:not([type="application/ld+json"])',
  'link[rel=preload]:is([as=script], [as=image])',
  'link[rel=preconnect]',
  '[hidden]:empty',
  'meta:is([name="twitter:title"], [name="twitter:description"], [name^="twitter:image"]:not([name$=alt]))',
].join();

/** Removes what no page of the site needs. A script of the site itself belongs in app/_client/inline.entry.ts. */
export function removeUnneeded(page: CheerioAPI): void {
  page(unneeded).remove();
  // Two texts side by side have one between them: in an island, hydration would then fail, and each test with it.
  const nodes = page.root().find('*').addBack().contents();
  nodes.filter((_index, { type }) => type === 'comment').remove();
}
