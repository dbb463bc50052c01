import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import nextEnv from '@next/env';
import { buildSync } from 'esbuild';

import { environment } from '../app/environment';
import { compressTexts, filesIn } from './staticFiles';

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const out = path.resolve('out');
const firstIntent = bundle('app/firstIntent.ts');
/** Code that stands in the page; not data, such as JSON-LD, which has a type. */
const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;

/**
 * What Next leaves undone, so that a page paints after one round trip and nothing runs in it but its
 * own code: styles in the document, scripts at the visitor's first intent, a policy, compressed copies.
 */
for (const page of filesIn(out).filter((file) => file.endsWith('.html'))) {
  const html = withPolicy(withInlineStyles(withScriptsDeferred(readFileSync(page, 'utf8'))));
  writeFileSync(page, html);

  // Some hosts look for /route/index.html only, and Next leaves a folder of data there.
  const folder = page.replace(/\.html$/, '');
  if (existsSync(folder)) {
    copyFileSync(page, path.join(folder, 'index.html'));
  }
}
compressTexts(out);

/**
 * Moves Next's inline data, and the list of the scripts it needs, to a file that the one script left
 * in the page asks for.
 */
function withScriptsDeferred(html: string): string {
  const inline = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const scripts = [...html.matchAll(/<script src="([^"]+)" async=""><\/script>/g)].map(([, source = '']) => source);
  const hydrate = bundle('app/hydrate.ts', {
    STYLE_SHEETS: JSON.stringify(styleSheetsOf(html)),
    SCRIPTS: JSON.stringify(scripts.filter((source) => !source.includes('/turbopack-'))),
    RUNTIME: JSON.stringify(scripts.find((source) => source.includes('/turbopack-'))),
  });
  const start = [...inline, hydrate].join(';\n');
  const address = writeHashed(start, 'js');
  return html
    .replace(inlineScript, '')
    .replace(/<script src=[^>]*><\/script>|<link rel="preload" as="script"[^>]*>/g, '')
    .replace('</body>', () => `<script data-start="${address}">${firstIntent}</script></body>`);
}

/**
 * Puts the styles into the page, but for those of print, which a browser fetches when it has nothing
 * better to do. React's own links to the sheets are given back to it by app/hydrate.ts.
 */
function withInlineStyles(html: string): string {
  const css = styleSheetsOf(html)
    .map((href) => readFileSync(path.join(out, href), 'utf8').replaceAll('url(../', 'url(/_next/static/'))
    .join('');
  const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;
  const print = writeHashed((css.match(printRules) ?? []).join(''), 'css');
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css.replace(printRules, '')}</style>`)
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', `<link rel="stylesheet" media="print" href="${print}"/></head>`);
}

/** Nothing but this site's own files, what stands in the page itself, by its hash, and the email service. */
function withPolicy(html: string): string {
  const hashes = (element: RegExp) =>
    [...html.matchAll(element)].map(([, text = '']) => `'sha256-${hash(text, 'base64')}'`);
  const email = environment().email.origin;
  const policy = Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScript)],
    'style-src': ["'self'", ...hashes(/<style>(.*?)<\/style>/gs)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", email],
    'form-action': ["'self'", email],
    'base-uri': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' ').trim())
    .join('; ');
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

/** @returns the file's address, which tells its content, so that a browser may keep it for ever */
function writeHashed(text: string, extension: 'css' | 'js'): string {
  const address = `/_next/static/${hash(text, 'base64url').slice(0, 8)}.${extension}`;
  writeFileSync(path.join(out, address), text);
  return address;
}

function hash(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding);
}
