import { type CheerioAPI, load } from 'cheerio';

import { errorLine, errorLinesFor } from '../lib/errorLines';
import type { ContentRecords } from '../lib/importContent';
import type { Site } from '../lib/outFolder';

/** Every page and drawing, by the name of its file. */
type Documents = ReadonlyMap<string, CheerioAPI>;

/**
 * Finds the URLs within the site that lead nowhere: in href and src, and in url() of style sheets. The files of a
 * srcset are those that makePictures.ts has made.
 * @returns a line for each place in content/ that has the URL, or for the file if no record has it
 */
export function brokenLinks(site: Site, content: ContentRecords): string[] {
  // All pages, drawings and style sheets, without the copies of pages in folders (route/index.html).
  const names = [...site.keys()].filter((name) => /(?<!\/index)\.(html|svg|css)$/.test(name));
  const documents = new Map(names.map((name) => [name, load(textOf(site, name))]));
  const lines = new Set<string>();
  for (const [name, page] of documents) {
    for (const link of ownUrls(page, textOf(site, name))) {
      const message = linkError(link, name, documents, site);
      if (message) {
        const places = errorLinesFor(content, (_key, value) => [
          value === link && message,
          typeof value === 'string' && value.includes(`](${link})`) && `${link} ${message}`,
        ]);
        const found = places.length > 0 ? places : [errorLine(`out/${name}`, '', link, message)];
        found.forEach((line) => lines.add(line));
      }
    }
  }
  return [...lines];
}

/** The URLs that lead to the site itself: from its root or within the page. */
function ownUrls(page: CheerioAPI, text: string): string[] {
  return [
    ...attributesOf(page, 'href'),
    ...attributesOf(page, 'src'),
    ...Array.from(text.matchAll(/url\(["']?(\/[^)"']+)/g), ([, url = '']) => url),
  ].filter((url) => /^[#/](?!\/)/.test(url));
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

function textOf(site: Site, name: string): string {
  return Buffer.from(site.get(name) ?? '').toString();
}
