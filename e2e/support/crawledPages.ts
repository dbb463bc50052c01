import { convert } from 'html-to-text';

import { test as base } from './fixtures';

/** What a crawler reads from a page. */
type CrawledPage = {
  /** From the root of the site: “./privacypolicy”. */
  readonly path: string;
  readonly html: string;
  readonly lang: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The URLs of the page in other languages, and its own. */
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  /** All meta elements. The name of theme-color includes its media query. */
  readonly metas: readonly (readonly [name: string, content: string])[];
  /** The text of every JSON-LD script. */
  readonly jsonLd: readonly string[];
};

/** The page that hosts show for unknown URLs. */
export const errorPage = './404.html';

/** `pages` are all pages of the sitemap, and the error page. */
export const test = base.extend<{ readonly pages: readonly CrawledPage[] }>({
  pages: async ({ page, request }, provide) => {
    const sitemap = await (await request.get('./sitemap.xml')).text();
    const [home = '', ...others] = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>/g), ([, loc = '']) => loc);
    const paths = [home, ...others].map((loc) => `./${loc.slice(home.length)}`);
    const pages: CrawledPage[] = [];
    for (const path of [...paths, errorPage]) {
      const html = await (await request.get(path)).text();
      pages.push({ path, html, ...(await page.evaluate(crawl, html)) });
    }
    await provide(pages);
  },
});

/** Runs in the browser. DOMParser loads no resources and runs no scripts. */
function crawl(html: string): Omit<CrawledPage, 'path' | 'html'> {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  return {
    lang: parsed.documentElement.lang,
    title: parsed.title,
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    alternates: all('link[rel="alternate"]').map((link) => ({
      language: link.getAttribute('hreflang') ?? '',
      url: link.getAttribute('href') ?? '',
    })),
    metas: all('meta[content]').map((meta) => {
      const name = ['name', 'property', 'http-equiv', 'media'].map((key) => meta.getAttribute(key));
      return [name.filter(Boolean).join(' '), meta.getAttribute('content') ?? ''] as const;
    }),
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/** The URL of the site that the pages name, without a slash at its end. The tested origin can be another. */
export function siteUrlOf(pages: readonly CrawledPage[]): string {
  return (pages[0]?.canonicals[0] ?? '').replace(/\/$/, '');
}

export function metaOf({ metas }: CrawledPage, name: string): string {
  return metas.find(([key]) => key === name)?.[1] ?? '';
}

/** The text that a text browser shows, without styles, scripts, images or ARIA. */
export function textOf({ html }: CrawledPage): string {
  const headings = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));
  return convert(html, {
    wordwrap: false,
    // A text browser shows the alternative text of an image.
    formatters: { alt: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? '') },
    selectors: [...headings, { selector: 'a', options: { ignoreHref: true } }, { selector: 'img', format: 'alt' }],
  }).replaceAll(/\s+/g, ' ');
}
