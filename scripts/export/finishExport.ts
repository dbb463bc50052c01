import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';

import type { Environment } from '../../app/_site/environment';
import type { ContentFiles } from '../check/contentFiles';
import { brokenLinks } from './brokenLinks';
import { compressTexts, filesIn } from './compress';
import { weightNote } from './firstRoundTrip';
import { headersFile, headersFileErrors } from './headerFormats';
import { headerRules, headersAt } from './headers';
import { elementsOf, styleSheetLinks } from './parsedPage';
import { type ExportedFiles, pageErrors, rewritePage } from './rewritePage';

type Texts = ReadonlyMap<string, string>;

/** Leftovers of the Pages Router, and pages nothing links to. */
const unused = ['_next/static/static', '_not-found', '_not-found.html'];

type Result = {
  /** A line for each reason why the export cannot be deployed. */
  readonly errors: readonly string[];
  /** A line for each page that is slower than it could be. */
  readonly notes: readonly string[];
};

/** Makes Next's export the site that is deployed: rewritten pages, the headers for its host, compressed copies. */
export function finishExport(folder: string, { email, siteUrl }: Environment, content: ContentFiles): Result {
  removeUnused(folder);
  const pages = textsIn(folder, /^[^/]+\.html$/);
  const errors = rewritePages(folder, pages, email.origin);
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
  return {
    errors: [
      ...(pages.has('index.html') && pages.has('404.html') ? [] : ['The export lacks index.html or 404.html.']),
      ...[...documents].flatMap(([name, html]) => pageErrors(name, html, files)),
      ...brokenLinks(textsIn(folder, /^[^/]+\.html$|\.svg$/), files, content),
      ...headersFileErrors(rules),
    ],
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
  const files = { ...exportedFiles(folder, pages), emailOrigin };
  return [...pages].flatMap(([name, original]) => {
    try {
      const { html, start } = rewritePage(original, files);
      writeFileSync(path.join(folder, name), html);
      writeFileSync(path.join(folder, start.address), start.code);
    } catch (error) {
      return [`${name}  ${isNativeError(error) ? error.message : error}`];
    }
    if (name !== 'index.html' && name !== '404.html') {
      // Some hosts answer /route with /route/index.html only.
      const route = path.join(folder, name.replace(/\.html$/, ''));
      mkdirSync(route, { recursive: true });
      copyFileSync(`${route}.html`, path.join(route, 'index.html'));
    }
    return [];
  });
}

function exportedFiles(folder: string, pages: Texts): Omit<ExportedFiles, 'emailOrigin'> {
  const code = [...textsIn(folder, /^_next\/static\/.*\.(js|css)$/)];
  const texts = new Map(code.map(([name, text]) => [`/${name}`, text]));
  const linked = new Set(
    [...pages.values()].flatMap((html) => styleSheetLinks(elementsOf(html)).map(({ attributes }) => attributes.href)),
  );
  return { texts, clientCode: [...texts].flatMap(([address, text]) => (linked.has(address) ? [] : [text])).join('\n') };
}

function textsIn(folder: string, pattern: RegExp): Texts {
  const names = filesIn(folder).filter((name) => pattern.test(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
