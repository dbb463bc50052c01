import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { expect, test } from 'playwright/test';

import { filesIn } from '../scripts/filesIn';
import { basePath, siteFolder } from './support/environment';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, siteFolder, file), 'utf8');
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

/** Values that are no texts, by the end of their path, and those that are in another form in the page. */
const noText =
  /\b(id|link|url|src|icon|type|autoComplete|focus|language|country|opens|closes|date|updated|member|region|privacyPath|fields\.\d+\.name|roles\.\d+\.message)$|^mark\.|\.days\.\d+$/;
/** Texts that only a state of the form shows. Its script has them. */
const ofState =
  /\.(\w+Error|waiting|alternativeContact|errorSummaryTitle|errorTitlePrefix|errorPrefix)$|\.(sending|sent|failures)\./;

/** A record may be in two files or lists. Its texts count once. */
const seen = new Set<unknown>();

type Text = { readonly path: string; readonly value: string };

/** All texts of a record, in parts where the page shows a link or puts a number. */
function textsIn(record: unknown, path: string): Text[] {
  if (typeof record !== 'string') {
    const items = Object.entries(seen.has(record) ? {} : (Object(record) as object));
    seen.add(record);
    return items.flatMap(([key, value]) => textsIn(value, `${path}.${key}`));
  }
  const parts = noText.test(path) ? [] : record.split(/\[|\]\([^)]*\)/).map(withoutSpace);
  return parts.filter(Boolean).map((value) => ({ path, value }));
}

/** What a visitor can read or hear of a page, without what its scripts and search engines read. */
function textOf(file: string): string {
  const page = load(read(file));
  page('script, style').remove();
  const spoken = page('[alt], [aria-label], [title], [data-loading], meta[content]').map((_, { attribs }) =>
    ['alt', 'aria-label', 'title', 'data-loading', 'content'].map((name) => attribs[name]).join('\n'),
  );
  return withoutSpace(page.root().text() + spoken.get().join('\n'));
}

/** The texts that are in the site less often than in the records. */
function missing(texts: readonly Text[], site: string): readonly Text[] {
  const isSame = (one: Text) => (other: Text) => one.value === other.value;
  return texts.filter((text) => site.split(text.value).length <= texts.filter(isSame(text)).length);
}

test('the site has every text of the records', { tag: '@local' }, async () => {
  const names = readdirSync(path.join(root, 'content')).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(names.map((name) => import(`../content/${name}`) as Promise<object>));
  const texts = files.flatMap((file) => Object.entries(file).flatMap(([name, record]) => textsIn(record, name)));
  const pages = ['index.html', 'privacypolicy.html', '404.html'].map(textOf).join('\n');
  const scripts = filesIn(path.join(root, siteFolder)).filter((name) => name.endsWith('.js'));
  const code = withoutSpace(scripts.map(read).join('\n')).replaceAll(/\\u([\da-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  const isOfState = (text: Text) => ofState.test(text.path);
  expect(texts.filter(isOfState).length).toBeGreaterThan(20);
  expect(texts.filter((text) => isOfState(text) && !code.includes(text.value))).toEqual([]);
  expect(
    missing(
      texts.filter((text) => !isOfState(text)),
      pages,
    ),
  ).toEqual([]);
});

test('the sitemap has every page', { tag: '@local' }, () => {
  const files = filesIn(path.join(root, siteFolder)).filter((name) => name.endsWith('.html') && name !== '404.html');
  // In a sub-folder a page is there twice, for hosts that look for a folder.
  const pages = new Set(files.map((name) => name.replace('/index.html', '.html')));
  const urls = Array.from(read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g), ([, url = '']) => new URL(url).pathname);
  expect(new Set(urls.map((url) => `${url.slice(basePath.length + 1) || 'index'}.html`))).toEqual(pages);
});
