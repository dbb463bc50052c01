import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { convert } from 'html-to-text';

import { readEnvironment } from '../../app/_site/environment';
import { demoVariables } from './demoSettings';
import { test as base } from './fixtures';

export const out = path.join(import.meta.dirname, '../../out');
const settings = readEnvironment(demoVariables);
export const siteUrl = 'environment' in settings ? settings.environment.siteUrl : '';

/** What a crawler takes from one exported file. */
export type Crawled = {
  readonly file: string;
  readonly html: string;
  readonly lang: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The content of every meta element, by its name or property; the colour of a theme by its media, too. */
  readonly metas: readonly (readonly [name: string, content: string])[];
  readonly headings: readonly string[];
  readonly addresses: readonly string[];
  /** Links that neither text nor the description of a picture names. */
  readonly namelessLinks: readonly string[];
  readonly data: readonly string[];
};

type Fixtures = {
  /** Every page that was exported. */
  readonly files: readonly Crawled[];
  /** Each page once, without its copies under the names that other hosts look for. */
  readonly pages: readonly Crawled[];
};

export const test = base.extend<Fixtures>({
  files: async ({ page }, provide) => {
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
    await provide(
      await Promise.all(
        names.sort().map(async (file) => {
          const html = readFileSync(path.join(out, file), 'utf8');
          return { file, html, ...(await page.evaluate(crawl, html)) };
        }),
      ),
    );
  },
  pages: async ({ files }, provide) => {
    await provide(files.filter(({ file }) => !/\/index\.html$/.test(file)));
  },
});

/** Runs in the browser, whose own parser reads the text but fetches and runs nothing of it. */
function crawl(html: string): Omit<Crawled, 'file' | 'html'> {
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
    headings: all('h1').map(({ textContent }) => textContent),
    addresses: [
      ...valuesOf('href'),
      ...valuesOf('src'),
      ...['srcset', 'imagesrcset'].flatMap(valuesOf).flatMap(fromSet),
    ],
    namelessLinks: all('a')
      .filter((link) => !link.textContent.trim() && !link.querySelector('img[alt]:not([alt=""])'))
      .map((link) => link.outerHTML),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/** The file a static host answers a path with. */
export function fileAt(pathname: string): string | undefined {
  return [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(out, decodeURIComponent(name)))
    .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
}

export function metaOf({ metas }: Crawled, name: string): string {
  return metas.find(([key]) => key === name)?.[1] ?? '';
}

/** A page as a browser shows it that knows text alone: no style, no script, no picture, no ARIA. */
export function textOf(html: string): string {
  const asWritten = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));
  return convert(html, {
    wordwrap: false,
    selectors: [...asWritten, { selector: 'a', options: { ignoreHref: true } }],
  }).replaceAll(/\s+/g, ' ');
}
