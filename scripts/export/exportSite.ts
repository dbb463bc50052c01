import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { load } from 'cheerio';

import { exitIfAny, exitWith } from '../lib/exit';
import { filesIn } from '../lib/filesIn';
import { importContent } from '../lib/importContent';
import { outFolder, replaceFolder, type Site } from '../lib/outFolder';
import { brokenLinks } from './brokenLinks';
import { type ClassNames, clientScripts } from './clientScripts';
import { makePictures } from './makePictures';
import { nameShortener } from './nameShortener';
import { rewritePage } from './rewritePage';

/** Where Next exports to: distDir in next.config.ts. */
const exportFolder = path.join('.next', 'export');

/** What app/build-only-css-modules.json/route.ts exports. */
const classNamesFile = 'build-only-css-modules.json';

/**
 * Makes the site to deploy from Next's export, and puts it into out/. With an error it ends the process before that, so
 * that the earlier site stays.
 */
export async function exportSite(): Promise<void> {
  const names = filesIn(exportFolder);
  const read = (name: string) => readFileSync(path.join(exportFolder, name), 'utf8');
  const pageNames = names.filter(isPage);
  const styleSheetNames = names.filter((name) => name.endsWith('.css'));
  if (pageNames.length === 0) {
    exitWith(`Next.js has exported no page to ${exportFolder}/: next.config.ts must say that it does`);
  }
  const shorten = nameShortener(styleSheetNames.map(read).join(''), pageNames.map(read).join());
  const pages = new Map(pageNames.map((name) => [name, load(shorten(read(name)))]));
  const styleSheets = new Map(styleSheetNames.map((name) => [name, shorten(read(name))]));
  const classNames = JSON.parse(shorten(read(classNamesFile))) as ClassNames;

  const pictures = await makePictures([...pages.values()]);
  const scripts = await clientScripts(classNames);
  const site: Site = new Map([...pictures, ...scripts.files]);
  for (const [name, page] of pages) {
    const { html, files } = rewritePage(page, { styleSheets, scripts, classNames });
    site.set(name, html);
    files.forEach(([file, text]) => site.set(file, text));
    if (!['index.html', '404.html'].includes(name)) {
      // Some hosts answer /route with /route/index.html only.
      site.set(name.replace(/\.html$/, '/index.html'), html);
    }
  }
  const texts = [...site.values()].filter((content) => typeof content === 'string').join();
  for (const name of names.filter((name) => !site.has(name) && isPublished(name, texts))) {
    site.set(name, readFileSync(path.join(exportFolder, name)));
  }
  exitIfAny(brokenLinks(site, await importContent()));

  // For the preview: Cloudflare, GitHub Pages and Netlify compress by themselves.
  const compressible = [...site].filter(([name]) => /\.(html|css|js|txt|xml|svg|ico)$/.test(name));
  compressible.forEach(([name, content]) => site.set(`${name}.br`, brotliCompressSync(content)));
  replaceFolder(outFolder, site);
  console.log(`The site is in ${outFolder}/.`);
}

/** Names of Next's own files begin with _. A document in public/, as for the verification of a domain, is no page. */
function isPage(name: string): boolean {
  return /^[^_].*\.html$/.test(name) && !isPublic(name);
}

function isPublic(name: string): boolean {
  return existsSync(path.join('public', name));
}

/**
 * Whether a file of Next's export is in the site too. What Next's client loads is not, nor are style sheets that are in
 * the pages now, and pictures of which the pages have smaller ones: a photograph can tell where it was taken.
 * @param texts of all pages, style sheets and scripts
 */
export function isPublished(name: string, texts: string): boolean {
  const isForCrawlers = ['robots.txt', 'sitemap.xml'].includes(name);
  return texts.includes(`/${name}`) || isForCrawlers || (isPublic(name) && !name.startsWith('images/'));
}
