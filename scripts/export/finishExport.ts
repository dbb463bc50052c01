import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

import type { Environment } from '../../app/_site/environment';
import type { ContentFiles } from '../check/contentFiles';
import { brokenLinks } from './brokenLinks';
import { compressTexts } from './compress';
import { filesIn } from './filesIn';
import { weightNote } from './firstRoundTrip';
import { headersFile, headersFileErrors } from './headerFormats';
import { headerRules, headersAt } from './headers';
import { elementsOf, styleSheetLinks } from './parsedPage';
import { rewritePage } from './rewritePage';

type Texts = ReadonlyMap<string, string>;

type Result = {
  /** A line for each reason why the export cannot be deployed. */
  readonly errors: readonly string[];
  /** A line for each page that is slower than it could be. */
  readonly notes: readonly string[];
};

/** Leftovers of the Pages Router, and pages nothing links to. */
const unused = ['_next/static/static', '_not-found', '_not-found.html'];
/** The sections that a page must have. */
const sections: Readonly<Record<string, readonly string[]>> = {
  'index.html': ['hero', 'service', 'about', 'team', 'contact'],
  '404.html': [],
};

/** Turns Next's export into the site to deploy: rewrites pages, and adds headers and compressed copies. */
export function finishExport(folder: string, { email, siteUrl }: Environment, content: ContentFiles): Result {
  removeUnused(folder);
  const pages = textsIn(folder, /\.html$/);
  const missing = Object.keys(sections).filter((name) => !pages.has(name));
  const errors = [...missing.map((name) => `The export has no ${name}.`), ...rewritePages(folder, pages, email.origin)];
  if (errors.length > 0) {
    return { errors, notes: [] };
  }

  const files = filesIn(folder);
  const documents = textsIn(folder, /\.html$/);
  const rules = headerRules({ documents, files, emailOrigin: email.origin, siteUrl });
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  // Without this file GitHub Pages leaves out every folder whose name begins with _, such as _next.
  writeFileSync(path.join(folder, '.nojekyll'), '');
  compressTexts(folder);
  // All pages and drawings, without the copies of pages in folders (route/index.html).
  const linked = textsIn(folder, /(?<!\/index)\.(html|svg)$/);
  return {
    errors: [...brokenLinks(linked, files, content), ...headersFileErrors(rules)],
    notes: [...pages.keys()].flatMap(
      (name) => weightNote(name, documents.get(name) ?? '', headersAt(`/${name}`, rules)) ?? [],
    ),
  };
}

function removeUnused(folder: string): void {
  const files = filesIn(folder);
  // Next's router loads these when a visitor follows a next/link. The pages have plain links only.
  const routerData = files.filter(
    (name) => name.endsWith('.txt') && (/(^|\/)__next\./.test(name) || files.includes(name.replace(/txt$/, 'html'))),
  );
  [...unused, ...routerData].forEach((name) => rmSync(path.join(folder, name), { recursive: true, force: true }));
}

function rewritePages(folder: string, pages: Texts, emailOrigin: string): string[] {
  const code = [...textsIn(folder, /^_next\/static\/.*\.(js|css)$/)];
  const texts = new Map(code.map(([name, text]) => [`/${name}`, text]));
  const linked = [...pages.values()].flatMap((html) => styleSheetLinks(elementsOf(html)));
  const sheets = new Set(linked.map(({ attributes }) => attributes.href));
  const clientCode = [...texts].flatMap(([address, text]) => (sheets.has(address) ? [] : [text])).join('\n');
  return [...pages].flatMap(([name, original]) => {
    try {
      const { html, files } = rewritePage(original, { texts, clientCode, emailOrigin }, sections[name] ?? []);
      writeFileSync(path.join(folder, name), html);
      Object.entries(files).forEach(([address, text]) => writeFileSync(path.join(folder, address), text));
    } catch (error) {
      return [`${name}  ${isNativeError(error) ? error.message : error}`];
    }
    if (!(name in sections)) {
      // Some hosts answer /route with /route/index.html only.
      const route = path.join(folder, name.replace(/\.html$/, ''));
      mkdirSync(route, { recursive: true });
      copyFileSync(`${route}.html`, path.join(route, 'index.html'));
    }
    return [];
  });
}

function textsIn(folder: string, pattern: RegExp): Texts {
  const names = filesIn(folder).filter((name) => pattern.test(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
