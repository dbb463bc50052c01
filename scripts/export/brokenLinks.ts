import { type CheerioAPI, load } from 'cheerio';

import { errorLine, errorLinesFor } from '../lib/errorLines';
import type { ContentRecords } from '../lib/importContent';
import type { Site } from '../lib/outFolder';

/** Every page and drawing, by the name of its file. */
type Documents = ReadonlyMap<string, CheerioAPI>;

/**
 * Follows the links of the pages that lead to the site itself.
 * @returns a line for each place in content/ that has a broken one, or for the file if no record has it
 */
export function brokenLinks(site: Site, content: ContentRecords): string[] {
  // Without the copies of pages in folders (route/index.html)
  const names = [...site.keys()].filter((name) => /(?<!\/index)\.(html|svg)$/.test(name));
  const documents = new Map(names.map((name) => [name, load(Buffer.from(site.get(name) ?? '').toString())]));
  const lines = [...documents].flatMap(([name, page]) =>
    // From its root, or within the page
    attributesOf(page, 'href')
      .filter((link) => /^[#/](?!\/)/.test(link))
      .flatMap((link) => {
        const message = linkError(link, name, documents, site);
        if (!message) {
          return [];
        }
        const places = errorLinesFor(content, (_key, value) => [
          value === link && message,
          typeof value === 'string' && value.includes(`](${link})`) && `${link} ${message}`,
        ]);
        return places.length > 0 ? places : [errorLine(`out/${name}`, '', link, message)];
      }),
  );
  return [...new Set(lines)];
}

function linkError(link: string, name: string, documents: Documents, site: Site): string | undefined {
  const [path = '', id] = link.split('#');
  const bare = path.replace(/\?.*|^\/|\/$/g, '');
  const candidates = path ? [bare || 'index.html', `${bare}.html`, `${bare}/index.html`] : [name];
  // In a URL, “a b.pdf” is a%20b.pdf.
  const target = [...site.keys()].find((file) => candidates.includes(encodeURI(file)));
  if (!target) {
    const pages = [...documents.keys()].filter((file) => file.endsWith('.html') && file !== '404.html');
    const paths = pages.map((file) => `/${file.replace(/(index)?\.html$/, '')}`);
    return `must be a page (${paths.join(', ')}) or a file in public/`;
  }
  const linked = documents.get(target);
  if (!id || !linked || attributesOf(linked, 'id').includes(id)) {
    return undefined;
  }
  // A link to any id works. The message names those of sections, and of symbols and views in a drawing.
  return `must end in an id of that page: ${attributesOf(linked, 'id', 'section, symbol, view').join(', ')}`;
}

function attributesOf(page: CheerioAPI, name: string, elements = '*'): string[] {
  return Array.from(page.root().find(elements), ({ attribs }) => attribs[name]).filter((value) => value !== undefined);
}
