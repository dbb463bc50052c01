import { createHash } from 'node:crypto';

import MagicString from 'magic-string';

import { chunkAddress } from '../../app/_client/chunkAddress';
import { metaPolicy } from './headers';
import { pageStyles } from './pageStyles';
import { elementsOf, inlineScripts, inlineStyles, type PageElement, styleSheetLinks } from './parsedPage';

export type ExportedFiles = {
  /** The text of every script and style sheet in the export, by its address. */
  readonly texts: ReadonlyMap<string, string>;
  /** All scripts of the export, and the style sheets that scripts load. */
  readonly clientCode: string;
  /** The bundle of app/_client/inlineScript.ts. */
  readonly inlineScript: string;
  /** The bundle of app/_client/hydrate.ts with these constants. */
  readonly hydrate: (constants: HydrateConstants) => string;
  /** Where the form posts to; empty for the site's own host. */
  readonly emailOrigin: string;
};

export type HydrateConstants = {
  readonly STYLE_SHEETS: readonly string[];
  readonly LATE_STYLES: string;
  readonly SCRIPTS: readonly string[];
  readonly RUNTIME: string;
};

type RewrittenPage = {
  readonly html: string;
  /** The script that the page loads at the first interaction. Its address has the hash of its content. */
  readonly start: { readonly address: string; readonly code: string };
};

/** The ids of the home page's sections. */
const sections = ['hero', 'service', 'about', 'team', 'contact'];

/** What Next writes into a page: the chunks it starts with, and the data that React hydrates with. */
const nextCode = /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f=|^self\.__next_f\.push\(/;

/**
 * Moves a page's styles into it and its scripts out of it, so that it paints after one round trip and loads no
 * script before the first interaction.
 * @throws Error that says in one line what the page has that this step does not expect
 */
export function rewritePage(html: string, files: ExportedFiles): RewrittenPage {
  const elements = elementsOf(html);
  const scripts = scriptsOf(elements, files);
  const sheets = styleSheetLinks(elements);
  const hrefs = sheets.map(({ attributes }) => attributes.href ?? '');
  const [head, body] = ['head', 'body'].map((wanted) => elements.find(({ name }) => name === wanted));
  const [firstSheet] = sheets;
  if (!firstSheet || !head || !body) {
    throw new Error(`has no ${firstSheet ? 'head or body' : 'style sheet'}`);
  }

  const page = new MagicString(html);
  [...sheets, ...scripts.all, ...elements.filter(isScriptPreload)].forEach(({ start, end }) => page.remove(start, end));
  const styles = pageStyles(cssOf(hrefs, files), page.toString(), files.clientCode);
  const hydrate = files.hydrate({
    STYLE_SHEETS: hrefs,
    LATE_STYLES: styles.late,
    SCRIPTS: scripts.chunks,
    RUNTIME: scripts.runtime,
  });
  const code = [...scripts.inline, hydrate].join(';\n');
  const address = `/_next/static/${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;

  // With these, the first interaction loads everything in one round trip, and not the chunks after the loader.
  const preloads = [...scripts.chunks, scripts.runtime].map((src) => `<link rel="preload" as="script" href="${src}">`);

  page.appendLeft(firstSheet.start, `<style>${styles.inline}</style>`);
  page.appendLeft(
    body.contentEnd,
    `<template><script async src="${address}"></script>${preloads.join('')}</template><script>${files.inlineScript}</script>`,
  );
  const policy = metaPolicy(page.toString(), files.emailOrigin);
  page.appendLeft(head.contentStart, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
  return { html: page.toString(), start: { address, code } };
}

type Scripts = {
  readonly all: readonly PageElement[];
  readonly inline: readonly string[];
  readonly chunks: readonly string[];
  readonly runtime: string;
};

function scriptsOf(elements: readonly PageElement[], { texts }: ExportedFiles): Scripts {
  const inline = inlineScripts(elements);
  const loaded = elements.filter(({ name, attributes: { src } }) => name === 'script' && src);
  // `nomodule` scripts are for browsers older than those in browserslist.
  const chunks = [
    ...new Set(loaded.flatMap(({ attributes: { src = '', nomodule } }) => (nomodule === undefined ? [src] : []))),
  ];
  const [runtime, ...others] = chunks.filter((src) => src.includes('/turbopack-'));
  const unknown = inline.find(({ text }) => !nextCode.test(text));
  const missing = chunks.find((src) => !texts.has(src));
  const refused = [...texts.keys()].find((address) => address.endsWith('.js') && !chunkAddress.test(address));
  if (unknown) {
    throw new Error(`has an inline script that is not Next's: ${unknown.text.slice(0, 60)}`);
  }
  if (inline.length === 0) {
    throw new Error('has no inline script, and so no data for React');
  }
  if (!runtime || others.length > 0) {
    throw new Error(`loads ${others.length + (runtime ? 1 : 0)} scripts named turbopack-*, instead of one`);
  }
  if (missing) {
    throw new Error(`loads ${missing}, which is not in the export`);
  }
  if (refused) {
    throw new Error(`cannot load ${refused}: its policy has no such name (app/_client/chunkAddress.ts)`);
  }
  return {
    all: [...inline, ...loaded],
    inline: inline.map(({ text }) => text),
    chunks: chunks.filter((src) => src !== runtime),
    runtime,
  };
}

function isScriptPreload({ name, attributes: { rel, as } }: PageElement): boolean {
  return name === 'link' && rel === 'preload' && as === 'script';
}

function cssOf(hrefs: readonly string[], { texts }: ExportedFiles): string {
  return hrefs
    .map((href) => {
      const css = texts.get(href);
      if (!css?.trim()) {
        throw new Error(`has the style sheet ${href}, which is ${css === undefined ? 'not in the export' : 'empty'}`);
      }
      return css.replaceAll('url(../', 'url(/_next/static/');
    })
    .join('');
}

/** @returns a line for each part that a finished page lacks, and for each that its policy refuses */
export function pageErrors(name: string, html: string, files: readonly string[]): string[] {
  const elements = elementsOf(html);
  const [start, ...otherLoaded] = elements.filter(({ name, attributes: { src } }) => name === 'script' && src);
  const styles = inlineStyles(elements).filter(({ text }) => text.trim());
  const lost = sections.filter(
    (id) => !elements.some((element) => element.name === 'section' && element.attributes.id === id),
  );
  const refused = elements.find(({ attributes }) =>
    Object.keys(attributes).some((key) => key === 'style' || /^on/.test(key)),
  );
  return [
    ...(styles.length === 1 && styleSheetLinks(elements).length === 0 ? [] : ['must have its styles in one <style>']),
    ...(inlineScripts(elements).length === 1 ? [] : ['must have one inline script']),
    ...(start?.inTemplate && otherLoaded.length === 0 && files.includes((start.attributes.src ?? '').slice(1))
      ? []
      : ['must load one script, which is in the export, from a template']),
    ...(elements.some((element) => isScriptPreload(element) && !element.inTemplate)
      ? ['must not preload a script outside the template']
      : []),
    ...(refused ? [`has a <${refused.name}> with an attribute that its policy refuses`] : []),
    ...(name === 'index.html' && lost.length > 0 ? [`lacks the sections ${lost.join(', ')}`] : []),
  ].map((message) => `${name}  ${message}`);
}
