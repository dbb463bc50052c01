import { convert } from 'html-to-text';

import { test as base } from './fixtures';

/** What a crawler takes from one page. */
export type CrawledPage = {
  readonly address: string;
  readonly html: string;
  readonly lang: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The content of every meta element, by its name or property; the colour of a theme by its media, too. */
  readonly metas: readonly (readonly [name: string, content: string])[];
  readonly addresses: readonly string[];
  /** The text of every element of structured data. */
  readonly data: readonly string[];
};

/** What hosts show for unknown addresses. */
export const errorPage = '/404.html';

type Fixtures = {
  /** The address in the sitemap's entries, which is not always the one that is tested. */
  readonly siteUrl: string;
  /** Every page of the sitemap, and the one for unknown addresses. */
  readonly pages: readonly CrawledPage[];
};

export const test = base.extend<Fixtures>({
  siteUrl: async ({ request }, provide) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    await provide(/<loc>(https?:\/\/[^/<]+)/.exec(sitemap)?.[1] ?? '');
  },
  pages: async ({ page, request }, provide) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
    const pages: CrawledPage[] = [];
    for (const address of [...paths, errorPage]) {
      const html = await (await request.get(address)).text();
      pages.push({ address, html, ...(await page.evaluate(crawl, html)) });
    }
    await provide(pages);
  },
});

/** Runs in the browser, whose parser loads and runs nothing of the text. */
function crawl(html: string): Omit<CrawledPage, 'address' | 'html'> {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...parsed.querySelectorAll(selector)];
  const valuesOf = (attribute: string) =>
    all(`[${attribute}]`).map((element) => element.getAttribute(attribute)?.trim() ?? '');
  const fromSet = (set: string) => set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '');

  return {
    lang: parsed.documentElement.lang,
    title: parsed.title,
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    metas: all('meta[content]').map((meta) => {
      const name = ['name', 'property', 'http-equiv', 'media'].map((key) => meta.getAttribute(key));
      return [name.filter(Boolean).join(' '), meta.getAttribute('content') ?? ''] as const;
    }),
    addresses: [
      ...valuesOf('href'),
      ...valuesOf('src'),
      ...['srcset', 'imagesrcset'].flatMap(valuesOf).flatMap(fromSet),
    ],
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

export function metaOf({ metas }: CrawledPage, name: string): string {
  return metas.find(([key]) => key === name)?.[1] ?? '';
}

/** A page as a text browser shows it: no style, no script, no picture, no ARIA. */
export function textOf({ html }: CrawledPage): string {
  const asWritten = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));
  return convert(html, {
    wordwrap: false,
    // A text browser shows the description of a picture, and not its address.
    formatters: { alt: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? '') },
    selectors: [...asWritten, { selector: 'a', options: { ignoreHref: true } }, { selector: 'img', format: 'alt' }],
  }).replaceAll(/\s+/g, ' ');
}
