import { errorLine } from '../check/checkContent';
import type { ContentFiles } from '../check/contentFiles';
import { type ContentError, itemsOf } from '../check/crossFieldRules';

/** The markup of every page and drawing, by the name of its file. */
type Pages = Readonly<Record<string, string>>;

/**
 * Every link within the site that leads to nothing.
 * @param files the names of all files beside the pages
 * @returns a line for each place in content/ that has the link, or for the page, where it comes from somewhere else
 */
export function brokenLinks(pages: Pages, files: readonly string[], content: ContentFiles): string[] {
  const lines = Object.entries(pages).flatMap(([page, html]) =>
    all(html, /\shref="([#/](?!\/)[^"]*)"/g).flatMap((link) => {
      const message = whatIsWrong(link, page, pages, files);
      const places = message
        ? Object.entries(content).flatMap(([file, exported]) =>
            pathsOf(link, exported).map((path) => errorLine(file, path, link, message)),
          )
        : [];
      return message && places.length === 0 ? [errorLine(`out/${page}`, ['href'], link, message)] : places;
    }),
  );
  return [...new Set(lines)];
}

function whatIsWrong(link: string, page: string, pages: Pages, files: readonly string[]): string | undefined {
  const [address = '', id] = link.split('#');
  const name = address.split('?')[0]?.replace(/^\/|\/$/g, '');
  const target = address ? [name || 'index.html', `${name}.html`].find((file) => files.includes(file)) : page;
  if (!target) {
    return `must be a page (${addressesOf(pages).join(', ')}) or a file in public/`;
  }
  const html = pages[target] ?? '';
  return id && !all(html, /\sid="([^"]+)"/g).includes(id)
    ? `must end in an id of that page: ${all(html, /<(?:section|symbol)\s[^>]*id="([^"]+)"/g).join(', ')}`
    : undefined;
}

function addressesOf(pages: Pages): string[] {
  return Object.keys(pages)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`);
}

function pathsOf(wanted: string, value: unknown, at: ContentError['path'] = []): ContentError['path'][] {
  return value === wanted ? [at] : itemsOf(value, at).flatMap((item) => pathsOf(wanted, item.value, item.path));
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = '']) => value);
}
