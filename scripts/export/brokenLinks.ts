import type { ContentFiles } from '../check/contentFiles';
import { errorLine, valuesIn } from '../check/contentValues';
import { elementsOf, type PageElement } from './parsedPage';

/** The elements of every page and drawing, by the name of its file. */
type Pages = ReadonlyMap<string, readonly PageElement[]>;

/**
 * Finds broken internal links.
 * @param texts the markup of every page and drawing, by the name of its file
 * @param files the names of all files in the export
 * @param basePath the path of the site's sub-folder, which records leave out; empty at the root of a domain
 * @returns a line for each place in content/ that has the link, or for the page if no record has it
 */
export function brokenLinks(
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
  content: ContentFiles,
  basePath = '',
): string[] {
  const pages = new Map([...texts].map(([name, text]) => [name, elementsOf(text)]));
  const lines = [...pages].flatMap(([page, elements]) =>
    linksWithin(elements).flatMap((href) => {
      const link = href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
      // The build adds the sub-folder in all pages, but not in the documents of public/.
      const isOutside = basePath && link === href && link.startsWith('/');
      const message = isOutside ? `must begin with ${basePath}/` : errorOf(link, page, pages, files);
      if (!message) {
        return [];
      }
      const places = Object.entries(content).flatMap(([file, exported]) =>
        valuesIn(exported).flatMap(({ path, value }) =>
          value === link || (typeof value === 'string' && value.includes(`](${link})`))
            ? [errorLine(file, { path, value: link }, message)]
            : [],
        ),
      );
      return places.length > 0 ? places : [errorLine(`out/${page}`, { path: ['href'], value: link }, message)];
    }),
  );
  return [...new Set(lines)];
}

/** Links to the site itself: from its root or within the page. */
function linksWithin(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ attributes: { href = '' } }) => (/^[#/](?!\/)/.test(href) ? [href] : []));
}

function errorOf(link: string, page: string, pages: Pages, files: readonly string[]): string | undefined {
  const [path = '', id] = link.split('#');
  const name = decoded(path.split('?')[0] ?? '').replace(/^\/|\/$/g, '');
  const target = path ? [name || 'index.html', `${name}.html`].find((file) => files.includes(file)) : page;
  if (!target) {
    return `must be a page (${pathsOf(pages).join(', ')}) or a file in public/`;
  }
  const named = (pages.get(target) ?? []).filter(({ attributes }) => attributes.id);
  // A link to any id works. The message names those of sections, and of symbols in a sprite.
  const wanted = named.filter(({ name }) => name === 'section' || name === 'symbol');
  return id && !named.some(({ attributes }) => attributes.id === id)
    ? `must end in an id of that page: ${wanted.map(({ attributes }) => attributes.id).join(', ')}`
    : undefined;
}

/** The name of a file in a URL: `a%20b.pdf` is “a b.pdf”. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // A % that begins no escape sequence.
  }
}

function pathsOf(pages: Pages): string[] {
  return [...pages.keys()]
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`);
}
