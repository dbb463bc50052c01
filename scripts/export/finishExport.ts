import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Settings } from '../../app/_site/readSettings';
import type { ContentFiles } from '../check/contentFiles';
import { filesIn, systemFile } from '../filesIn';
import { brokenLinks } from './brokenLinks';
import type { ClassNames, clientScripts } from './clientScripts';
import { headersFile } from './headerFormats';
import { headerRules } from './headers';
import { islandsOf } from './islands';
import { shortenClassNames } from './pageStyles';
import { addBasePath, rewritePage } from './rewritePage';

type Texts = ReadonlyMap<string, string>;

type Input = {
  readonly exported: string;
  /** The folder of the finished site. It is cleared first. */
  readonly folder: string;
  readonly settings: Settings;
  readonly content: ContentFiles;
  readonly bundleScripts: typeof clientScripts;
};

/** Hosts look for these files by name. */
const fixedPages = ['index.html', '404.html'];
/** What app/class-names.json/route.ts exports. */
const classNamesName = 'class-names.json';

/**
 * Makes the site to deploy from Next's export: rewrites pages, and adds scripts, headers and compressed copies.
 * @returns a line for each reason why the site cannot be deployed
 */
export async function finishExport({ exported, folder, settings, content, bundleScripts }: Input): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = filesIn(exported);
  const pages = textsOf(exported, isPage);
  const sheets = textsOf(exported, (name) => name.endsWith('.css'));
  const { written, errors } = await rewritePages(pages, sheets, { exported, settings, bundleScripts });
  const missing = fixedPages.filter((name) => !pages.has(name)).map((name) => `The export has no ${name}.`);
  if (errors.length > 0 || missing.length > 0) {
    return [...missing, ...errors];
  }

  const documents = textsOf(exported, (name) => name.endsWith('.html') && isPublic(name));
  const texts = [...written.values(), ...documents.values()];
  const others = names.filter((name) => !isPage(name) && name !== classNamesName && !isNotServed(name, names, texts));
  others.forEach((name) => cpSync(path.join(exported, name), path.join(folder, name)));
  written.forEach((text, name) => write(folder, name, text));
  // Without this file GitHub Pages leaves out every folder whose name begins with _, such as _next.
  write(folder, '.nojekyll', '');
  const rules = headerRules([...written.keys()].filter(isPage), filesIn(folder), settings);
  write(folder, '_headers', headersFile(rules));
  compressTexts(folder);
  // All pages and drawings, without the copies of pages in folders (route/index.html).
  const linked = textsOf(folder, (name) => /(?<!\/index)\.(html|svg)$/.test(name));
  return brokenLinks(linked, filesIn(folder), content, settings.basePath);
}

/** Writes two compressed copies beside each text file: .br, and .gz for hosts without brotli. */
export function compressTexts(folder: string): void {
  const texts = filesIn(folder).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name));
  for (const name of texts) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Names of Next's own files begin with _. A document in public/, as for the verification of a domain, is no page. */
function isPage(name: string): boolean {
  return /^[^_].*\.html$/.test(name) && !isPublic(name);
}

function isPublic(name: string): boolean {
  return existsSync(path.join('public', name));
}

/**
 * Files that Next's client loads, style sheets that are in the pages now, pictures of which the pages have smaller
 * variants (a photograph can tell where it was taken), and files of the system, which may name others in their folder.
 */
function isNotServed(name: string, names: readonly string[], texts: readonly string[]): boolean {
  const isLinked = () => texts.some((text) => text.includes(`/${name}`));
  if (name.startsWith('images/')) {
    return !isLinked();
  }
  if (isPublic(name)) {
    return systemFile.test(name);
  }
  return /(^|\/)_/.test(name) ? !isLinked() : name.endsWith('.txt') && names.includes(name.replace(/txt$/, 'html'));
}

/** @returns the text of every page, style sheet and script by its name in the site, and a line for each unusable page */
async function rewritePages(
  pages: Texts,
  sheets: Texts,
  { exported, settings, bundleScripts }: Pick<Input, 'exported' | 'settings' | 'bundleScripts'>,
) {
  const { basePath } = settings;
  const classNames = readClassNames(exported);
  const islands = islandsOf(pages.values());
  const written = new Map<string, string>();
  const errors: string[] = [];
  // Classes have one name in all pages, because the module has it for all pages.
  const shorten = shortenClassNames([...sheets.values()].join(''), [...pages.values()].join(''));
  const short = JSON.parse(shorten(JSON.stringify(classNames))) as ClassNames;
  const scripts = await bundleScripts(islands, short, basePath);
  const clientClasses = scripts.sheets.map((sheet) => Object.values(classNames[sheet] ?? {}));
  for (const [url, code] of Object.entries(scripts.modules)) {
    written.set(url.slice(1), addBasePath(code, 'script', basePath));
  }
  for (const [name, original] of pages) {
    try {
      const { html, laterSheet } = rewritePage(original, sheets, settings, {
        inline: scripts.inline,
        islands,
        clientClasses,
        shorten,
      });
      written.set(name, html).set(laterSheet.url.slice(1), laterSheet.css);
      if (!fixedPages.includes(name)) {
        // Some hosts answer /route with /route/index.html only.
        written.set(name.replace(/\.html$/, '/index.html'), html);
      }
    } catch (error) {
      errors.push(`${name}  ${isNativeError(error) ? error.message : error}`);
    }
  }
  return { written, errors };
}

function readClassNames(exported: string): ClassNames {
  const file = path.join(exported, classNamesName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ClassNames) : {};
}

function textsOf(folder: string, isWanted: (name: string) => boolean): Texts {
  const names = filesIn(folder).filter(isWanted);
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
