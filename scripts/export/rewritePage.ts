import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import path from 'node:path';

import { buildSync } from 'esbuild';
import MagicString from 'magic-string';

import { chunkAddress } from '../../app/_client/chunkAddress';
import { metaPolicy } from './headers';
import { pageFonts } from './pageFonts';
import { pageStyles, shortenClassNames } from './pageStyles';
import { elementsOf, inlineScripts, type PageElement, styleSheetLinks } from './parsedPage';

type ExportedFiles = {
  /** The text of every script and style sheet in the export, by its address. */
  readonly texts: ReadonlyMap<string, string>;
  /** All scripts of the export, and the style sheets that scripts load. */
  readonly clientCode: string;
  /** Where the form posts to; empty for the site's own host. */
  readonly emailOrigin: string;
};

type RewrittenPage = {
  readonly html: string;
  /** The script that the page loads at the first interaction, and its print styles, by addresses with hashes. */
  readonly files: Readonly<Record<string, string>>;
};

const clientFolder = path.resolve('app/_client');

/** Next's inline scripts: the chunks that start the application, and the data that React hydrates with. */
const nextCode = /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\.push\(/;

/** Browsers that support it download another page of the site when the visitor points at a link to it. */
const prefetching =
  '<script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>';

/** The addresses of the style sheets in the data that React hydrates with. */
const namedSheets = /(?<=\\"rel\\":\\"stylesheet\\",\\"href\\":\\")[^\\]+/g;

/**
 * Inlines a page's style sheets and defers its scripts, so that it paints after one round trip and loads no script
 * before the first interaction. Adds its Content-Security-Policy.
 * @param sections the ids of the sections that the page must have
 * @throws Error that says in one line how Next's output differs from what this step expects
 */
export function rewritePage(
  html: string,
  { texts, clientCode, emailOrigin }: ExportedFiles,
  sections: readonly string[],
): RewrittenPage {
  const elements = elementsOf(html);
  const missing = sections.filter(
    (id) => !elements.some(({ name, attributes }) => name === 'section' && attributes.id === id),
  );
  const blocked = elements.find(({ attributes }) => Object.keys(attributes).some((key) => /^(style$|on)/.test(key)));
  assert(missing.length === 0, `lacks the sections ${missing.join(', ')}`);
  assert(!blocked, `has a <${blocked?.name}> with an attribute that its policy blocks`);
  const { inline, loaded, chunks, runtime } = scriptsOf(elements, texts);
  const sheets = styleSheetLinks(elements);
  const [head, body] = ['head', 'body'].map((wanted) => elements.find(({ name }) => name === wanted));
  const [firstSheet] = sheets;
  assert(firstSheet, 'has no style sheet');
  assert(head && body, 'has no head or body');

  const page = new MagicString(html);
  const preloaded = elements.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'script');
  [...sheets, ...inline, ...loaded, ...preloaded].forEach(({ start, end }) => page.remove(start, end));
  const hrefs = sheets.map(({ attributes }) => attributes.href ?? '');
  const unlinked = inline.flatMap(({ text }) => text.match(namedSheets) ?? []).find((href) => !hrefs.includes(href));
  assert(!unlinked, `does not link the style sheet ${unlinked}, which its data for React names`);
  const styles = pageStyles(hrefs.map((href) => cssOf(href, texts)).join(''), page.toString(), clientCode);
  assert(styles.inline, 'has style sheets, but none of their rules applies to it');
  const fonts = pageFonts(styles.inline, page.toString(), elements);
  const hydrate = bundle('hydrate.ts', {
    STYLE_SHEETS: hrefs,
    LATE_STYLES: styles.late + fonts.unused,
    SCRIPTS: chunks,
    RUNTIME: runtime,
  });
  const shorten = shortenClassNames(styles.inline + styles.print, page.toString(), clientCode);
  const code = shorten([...inline.map(({ text }) => text), hydrate].join(';\n'));
  const print = shorten(styles.print);
  const [loader, printSheet] = [hashedAddress(code, 'js'), hashedAddress(print, 'css')];

  // Preloaded chunks load in parallel with the loader, not after it.
  const preloads = [...chunks, runtime].map((src) => `<link rel="preload" as="script" href="${src}">`).join('');
  const inlineScript = bundle('inlineScript.ts', {});

  // Without it, browsers may paint half a document, and the other half then moves what is centred or right-aligned.
  const waitForScript = '<link rel="expect" href="#last" blocking="render">';
  // Browsers load a style sheet for other media with the lowest priority, and paint without it.
  const printLink = `<link rel="stylesheet" media="print" href="${printSheet}">`;
  page.appendLeft(firstSheet.start, `${fonts.preloads}${waitForScript}<style>${fonts.css}</style>${printLink}`);
  page.appendLeft(
    body.contentEnd,
    `<template><script async src="${loader}"></script>${preloads}</template>${prefetching}<script id="last">${inlineScript}</script>`,
  );
  const policy = metaPolicy(shorten(page.toString()), emailOrigin);
  page.appendLeft(head.contentStart, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  return { html: shorten(page.toString()), files: { [loader]: code, [printSheet]: print } };
}

function hashedAddress(content: string, extension: string): string {
  return `/_next/static/${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;
}

function scriptsOf(elements: readonly PageElement[], texts: ExportedFiles['texts']) {
  const inline = inlineScripts(elements);
  const loaded = elements.filter(({ name, attributes: { src } }) => name === 'script' && src);
  // `nomodule` scripts are for browsers older than those in browserslist.
  const modern = loaded.filter(({ attributes: { nomodule } }) => nomodule === undefined);
  const addresses = [...new Set(modern.map(({ attributes: { src = '' } }) => src))];
  const runtimes = addresses.filter((src) => src.includes('/turbopack-'));
  const [runtime] = runtimes;
  const unknown = inline.find(({ text }) => !nextCode.test(text));
  const missing = addresses.find((src) => !texts.has(src));
  const blocked = [...texts.keys()].find((address) => address.endsWith('.js') && !chunkAddress.test(address));
  assert(!unknown, `has an inline script that is not Next's: ${unknown?.text.slice(0, 60)}`);
  assert(inline.length > 0, 'has no inline script, and so no data for React');
  assert(runtime && runtimes.length === 1, `loads ${runtimes.length} scripts named turbopack-*, instead of one`);
  assert(!missing, `loads ${missing}, which is not in the export`);
  assert(!blocked, `cannot load ${blocked}, which its Trusted Types policy blocks (app/_client/chunkAddress.ts)`);
  return { inline, loaded, chunks: addresses.filter((src) => src !== runtime), runtime };
}

function cssOf(href: string, texts: ExportedFiles['texts']): string {
  const css = texts.get(href) ?? '';
  assert(css.trim(), `has the style sheet ${href}, which is empty or not in the export`);
  return css.replaceAll('url(../', 'url(/_next/static/');
}

function bundle(entry: string, constants: Readonly<Record<string, unknown>>): string {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } as const;
  const [file] = buildSync({ ...options, entryPoints: [path.join(clientFolder, entry)], define }).outputFiles;
  return file?.text.trim() ?? '';
}
