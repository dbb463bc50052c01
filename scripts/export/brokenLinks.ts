import { type CheerioAPI, load } from 'cheerio';

import type { ContentFiles } from '../check/contentFiles';
import { errorLine, valuesIn } from '../check/contentValues';

/** Every page and drawing, by the name of its file. */
type Pages = ReadonlyMap<string, CheerioAPI>;

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
  basePath: string,
): string[] {
  const pages = new Map([...texts].map(([name, text]) => [name, load(text)]));
  const lines = [...pages].flatMap(([page, parsed]) =>
    attributesOf(parsed, 'href').flatMap((href) => {
      // Links to the site itself: from its root or within the page
      if (!/^[#/](?!\/)/.test(href)) {
        return [];
      }
      const link = href.startsWith(`${basePath}/`) ? href.slice(basePath.length) : href;
      // The build adds the sub-folder in all pages, but not in the documents of public/.
      const isOutside = basePath && link === href && link.startsWith('/');
      const message = isOutside ? `must begin with ${basePath}/` : errorOf(link, page, pages, files);
      if (!message) {
        return [];
      }
      const places = Object.entries(content).flatMap(([file, exported]) =>
        valuesIn(exported)
          .filter(({ value }) => value === link || (typeof value === 'string' && value.includes(`](${link})`)))
          .map(({ path }) => errorLine(file, { path, value: link }, message)),
      );
      return places.length > 0 ? places : [errorLine(`out/${page}`, { path: ['href'], value: link }, message)];
    }),
  );
  return [...new Set(lines)];
}

function errorOf(link: string, page: string, pages: Pages, files: readonly string[]): string | undefined {
  const [path = '', id] = link.split('#');
  const name = decoded(path.split('?')[0] ?? '').replace(/^\/|\/$/g, '');
  const target = path
    ? [name || 'index.html', `${name}.html`, `${name}/index.html`].find((file) => files.includes(file))
    : page;
  if (!target) {
    const names = [...pages.keys()].filter((file) => file.endsWith('.html') && file !== '404.html');
    const paths = names.map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
    return `must be a page (${paths.join(', ')}) or a file in public/`;
  }
  const linked = pages.get(target);
  if (!id || !linked || attributesOf(linked, 'id').includes(id)) {
    return undefined;
  }
  // A link to any id works. The message names those of sections, and of symbols in a sprite.
  return `must end in an id of that page: ${attributesOf(linked, 'id', 'section, symbol').join(', ')}`;
}

function attributesOf(page: CheerioAPI, name: string, elements = '*'): string[] {
  return Array.from(page.root().find(elements), ({ attribs }) => attribs[name]).filter((value) => value !== undefined);
}

/** The name of a file in a URL: `a%20b.pdf` is “a b.pdf”. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // A % that begins no escape sequence.
  }
}
