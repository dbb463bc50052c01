import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import nextEnv from '@next/env';
import { buildSync } from 'esbuild';
import postcss from 'postcss';

import { environment } from '../../app/_site/environment';
import { compressTexts, filesIn } from './compress';
import { headersFile, headersFileErrors } from './headerFormats';
import { headerRules, inlineScript, metaPolicy } from './headers';

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const out = path.resolve('out');
const deferHydration = bundle('app/_client/deferHydration.ts');
const clientCode = filesIn(path.join(out, '_next/static/chunks'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const { email, siteUrl } = environment();

/**
 * What Next leaves undone, so that a page paints after one round trip and nothing runs in it but its
 * own code: styles in the document, scripts at the visitor's first intent, a policy, the headers for
 * its host, compressed copies.
 */
// Asked for by the old router's pages, and under its own address by nobody.
for (const unused of ['_next/static/static', '_not-found', '_not-found.html', '_not-found.txt']) {
  rmSync(path.join(out, unused), { recursive: true, force: true });
}
for (const page of filesIn(out).filter((file) => file.endsWith('.html'))) {
  const html = withPolicy(withInlineStyles(withScriptsDeferred(readFileSync(page, 'utf8'))));
  writeFileSync(page, html);

  // Some hosts look for /route/index.html only, and Next leaves a folder of data there.
  const folder = page.replace(/\.html$/, '');
  if (existsSync(folder)) {
    copyFileSync(page, path.join(folder, 'index.html'));
  }
}
writeHeaders();
compressTexts(out);

function writeHeaders(): void {
  const names = filesIn(out).map((file) => path.relative(out, file).replaceAll(path.sep, '/'));
  const documents = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(path.join(out, name), 'utf8')] as const);
  const rules = headerRules({ documents: new Map(documents), files: names, emailOrigin: email.origin, siteUrl });
  const errors = headersFileErrors(rules);
  if (errors.length > 0) {
    errors.forEach((error) => console.error(error));
    process.exit(1);
  }
  writeFileSync(path.join(out, '_headers'), headersFile(rules));
  // Or GitHub Pages leaves out every folder whose name begins with a line, such as _next.
  writeFileSync(path.join(out, '.nojekyll'), '');
}

/**
 * Moves Next's inline data, and the list of the scripts it needs, to a file that the one script left
 * in the page asks for.
 */
function withScriptsDeferred(html: string): string {
  const inline = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const scripts = [...html.matchAll(/<script src="([^"]+)" async=""><\/script>/g)].map(([, source = '']) => source);
  const hydrate = bundle('app/_client/hydrate.ts', {
    STYLE_SHEETS: JSON.stringify(styleSheetsOf(html)),
    SCRIPTS: JSON.stringify(scripts.filter((source) => !source.includes('/turbopack-'))),
    RUNTIME: JSON.stringify(scripts.find((source) => source.includes('/turbopack-'))),
  });
  const start = [...inline, hydrate].join(';\n');
  const address = writeHashed(start);
  return html
    .replace(inlineScript, '')
    .replace(/<script src=[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g, '')
    .replace(
      '</body>',
      () => `<template><script async src="${address}"></script></template><script>${deferHydration}</script></body>`,
    );
}

/** Puts the styles into the page. React's own links to the sheets are given back to it by app/_client/hydrate.ts. */
function withInlineStyles(html: string): string {
  const css = styleSheetsOf(html)
    .map((href) => readFileSync(path.join(out, href), 'utf8').replaceAll('url(../', 'url(/_next/static/'))
    .join('');
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${withoutForeignRules(css, html)}</style>`)
    .replace(/<link rel="stylesheet"[^>]*>/g, '');
}

/** The bundler puts rules of both pages into one sheet: those stay whose classes the page or a script has. */
function withoutForeignRules(css: string, html: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const classes = rule.selector.match(/(?<=\.)[_a-zA-Z][\w-]*/g) ?? [];
    if (classes.length > 0 && !classes.some((name) => html.includes(name) || clientCode.includes(name))) {
      rule.remove();
    }
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) {
      rule.remove();
    }
  });
  return root.toString();
}

function withPolicy(html: string): string {
  const policy = metaPolicy(html, email.origin);
  return html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

function styleSheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)].map(([, href = '']) => href);
}

function bundle(entry: string, define: Record<string, string> = {}): string {
  const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } as const;
  const [file] = buildSync({ ...options, entryPoints: [entry], define }).outputFiles;
  return file?.text.trim() ?? '';
}

/** @returns the script's address, which tells its content, so that a browser may keep it for ever */
function writeHashed(script: string): string {
  const address = `/_next/static/${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(path.join(out, address), script);
  return address;
}
