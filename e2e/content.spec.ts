import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { expect, test } from 'playwright/test';

import { errorLinesFor } from '../scripts/lib/errorLines';
import { filesIn } from '../scripts/lib/filesIn';
import { importContent } from '../scripts/lib/importContent';
import { siteFolder } from './support/environment';

const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
const withoutSpace = (text: string) => text.replaceAll(/\s+/g, '');

/** Texts have a space or an @, or begin with a capital letter or a digit. Ids, links and names of files do not. */
const isText = (value: unknown) => typeof value === 'string' && /[\s@]|^[\p{Lu}\d]/u.test(value);

/** What a visitor can read or hear of a page, with all attributes. */
function textOf(file: string): string {
  const page = load(read(file));
  page('script, style').remove();
  const attributes = page('*').map((_, element) => Object.values(page(element).attr() ?? {}).join('\n'));
  return withoutSpace(page.root().text() + attributes.get().join('\n'));
}

/** For each value of a record: a message if the site does not have its texts. */
const missingIn = (site: string) => (_key: string, value: unknown) => {
  // In parts where the page shows a link
  const parts = isText(value) ? String(value).split(/\[|\]\([^)]*\)/) : [];
  return parts.map((text) => !site.includes(withoutSpace(text)) && 'is not in the site');
};

test('the site has every text of the records', { tag: '@local' }, async () => {
  const { 'content/contact.ts': { contactForm, ...contacts } = {}, ...files } = await importContent();
  const documents = ['index.html', 'privacypolicy.html', '404.html'];
  // crawler.spec.ts tests that the pages show what is in structured data.
  const data = documents.map((file) => load(read(file))('script[type="application/ld+json"]').text());
  const texts = [...documents.map(textOf), withoutSpace([...data, read('sitemap.xml')].join('\n'))].join('\n');
  expect(errorLinesFor({ ...files, 'content/contact.ts': contacts }, missingIn(texts))).toEqual([]);

  // A state of the form may show it: then its script has it.
  const scripts = filesIn(siteFolder).filter((name) => name.endsWith('.js'));
  const code = scripts
    .map(read)
    .join('\n')
    .replaceAll('\\n', '\n')
    .replaceAll(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, four?: string, two = '') =>
      String.fromCharCode(parseInt(four ?? two, 16)),
    );
  expect(errorLinesFor({ 'content/contact.ts': { contactForm } }, missingIn(withoutSpace(code)))).toEqual([]);
});
