import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import nextEnv from '@next/env';

import { environment } from '../app/environment';

nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
const out = path.resolve('out');

// Next tells every page but the 404 to load its fonts early.
const fontPreloads =
  readFileSync(path.join(out, 'index.html'), 'utf8').match(/<link rel="preload"[^>]+as="font"[^>]*>/g) ?? [];

/** What Next leaves to the host: a policy in every page, an index file for every route, and compressed copies. */
for (const page of filesIn(out).filter((file) => file.endsWith('.html'))) {
  const text = readFileSync(page, 'utf8');
  const html = text.includes('as="font"') ? text : text.replace('</title>', `</title>${fontPreloads.join('')}`);
  writeFileSync(
    page,
    html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy(html)}"/>`),
  );

  // Some hosts look for /route/index.html only, and Next leaves a folder of data there.
  const folder = page.replace(/\.html$/, '');
  if (existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(page, path.join(folder, 'index.html'));
  }
}
for (const file of filesIn(out).filter((name) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name))) {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}

/** Nothing but this site's own files, its own inline scripts by their hash, and the email service. */
function policy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hashes = [...new Set(scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`))];
  const email = environment().email.origin;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", email],
    'form-action': ["'self'", email],
    'base-uri': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' ').trim())
    .join('; ');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
