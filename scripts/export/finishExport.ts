import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

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
const unused = ['_next/static/static', '_not-found', '_not-found.html', '_not-found.txt'];

type Result = {
  /** A line for each reason why the export cannot be deployed. */
  readonly errors: readonly string[];
  /** A line for each page that is slower than it could be. */
  readonly notes: readonly string[];
};

/** Makes Next's export the site that is deployed: rewritten pages, the headers for its host, compressed copies. */
export async function finishExport(
  folder: string,
  { email, siteUrl }: Environment,
  content: ContentFiles,
): Promise<Result> {
  unused.forEach((name) => rmSync(path.join(folder, name), { recursive: true, force: true }));
  const pages = textsIn(folder, /^[^/]+\.html$/);
  const errors = rewritePages(folder, pages, email.origin);
  if (errors.length > 0) {
    return { errors, notes: [] };
  }

  const files = namesIn(folder);
  const documents = textsIn(folder, /\.html$/);
  const rules = headerRules({ documents, files, emailOrigin: email.origin, siteUrl });
  writeFileSync(path.join(folder, '_headers'), headersFile(rules));
  // Without this file GitHub Pages leaves out every folder whose name begins with _, such as _next.
  writeFileSync(path.join(folder, '.nojekyll'), '');
  await compressTexts(folder);
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

function rewritePages(folder: string, pages: Texts, emailOrigin: string): string[] {
  const files = { ...exportedFiles(folder, pages), emailOrigin };
  return [...pages].flatMap(([name, original]) => {
    try {
      const { html, start } = rewritePage(original, files);
      writeFileSync(path.join(folder, name), html);
      writeFileSync(path.join(folder, start.address), start.code);
    } catch (error) {
      return [`${name}  ${error instanceof Error ? error.message : error}`];
    }
    // Some hosts answer /route with /route/index.html only. Next writes a folder of data there.
    const route = path.join(folder, name.replace(/\.html$/, ''));
    if (existsSync(route)) {
      copyFileSync(path.join(folder, name), path.join(route, 'index.html'));
    }
    return [];
  });
}

function exportedFiles(folder: string, pages: Texts): Omit<ExportedFiles, 'emailOrigin'> {
  const texts = new Map(
    [...textsIn(folder, /^_next\/static\/.*\.(js|css)$/)].map(([name, text]) => [`/${name}`, text]),
  );
  const linked = new Set(
    [...pages.values()].flatMap((html) => styleSheetLinks(elementsOf(html)).map(({ attributes }) => attributes.href)),
  );
  return {
    texts,
    clientCode: [...texts].flatMap(([address, text]) => (linked.has(address) ? [] : [text])).join('\n'),
    inlineScript: bundle('app/_client/inlineScript.ts'),
    hydrate: (constants) =>
      bundle(
        'app/_client/hydrate.ts',
        Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
  };
}

function bundle(entry: string, define: Record<string, string> = {}): string {
  const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } as const;
  const [file] = buildSync({ ...options, entryPoints: [entry], define }).outputFiles;
  return file?.text.trim() ?? '';
}

function textsIn(folder: string, pattern: RegExp): Texts {
  const names = namesIn(folder).filter((name) => pattern.test(name));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** @returns the paths of all files from the folder, with slashes on every system */
function namesIn(folder: string): string[] {
  return filesIn(folder).map((file) => path.relative(folder, file).replaceAll(path.sep, '/'));
}
