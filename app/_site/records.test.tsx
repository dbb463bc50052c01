import { existsSync } from 'node:fs';
import path from 'node:path';

import { cleanup, render } from '@testing-library/react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { linkParts } from '@/components/LinkedText/linkParts';
import { firms } from '@/e2e/support/contents/firms';
import { generateContent } from '@/e2e/support/contents/generateContent';
import {
  breadcrumbsOf,
  compared,
  formRows,
  formsIn,
  linesOf,
  type PageRows,
  readRows,
  type Records,
  rowsOfPages,
  structuredDataOf,
  withoutRow,
} from '@/e2e/support/pageRecords';
import { isSample } from '@/e2e/support/testedSite';
import { type ContentFiles, importContent, importSchemas } from '@/scripts/check/contentFiles';
import { valueAt, valuesIn } from '@/scripts/check/contentValues';

const year = 2031;

/**
 * Content in which values differ that are equal in the sample, such as the links of the services. A page that shows the
 * first in place of the second looks right with the sample.
 */
async function differentContent(): Promise<ContentFiles> {
  // However many the content has
  const items = (min: number, max: number) => Math.max(min, Math.min(max, 4));
  // Figures that are texts, such as 404, get a digit more.
  const length = (max: number, inSample: number) => Math.min(max, inSample + 1);
  const firm = { ...firms.foreign, items, length };
  return withDifferentValues(generateContent(await importContent(), await importSchemas(), firm));
}

function withDifferentValues(generated: ContentFiles): ContentFiles {
  let links = 0;
  const text = JSON.stringify(generated).replaceAll(
    /"(url|link)":"\/[^"]*"/g,
    (_, key) => `"${key}":"/?${(links += 1)}"`,
  );
  const changed = JSON.parse(text) as Record<string, Record<string, unknown>>;
  const set = (file: string, keys: readonly PropertyKey[], values: object) =>
    Object.assign(valueAt(changed, [file, ...keys]) as object, values);
  // The second contact is a member of the team, so has a portrait.
  set('content/contact.ts', ['contacts', 1], { name: valueAt(changed, ['content/team.ts', 'team', 1, 'name']) });
  set('content/contact.ts', ['contacts', 2], { phone: '+44 7700 900999' });
  set('content/contact.ts', ['enquiryForm', 'fields', 1], { required: false });
  const openingHours = [
    { days: ['Monday', 'Friday'], opens: '08:30', closes: '17:00' },
    { days: ['Saturday'], opens: '09:15', closes: '16:45' },
  ];
  set('content/contact.ts', [], { openingHours });
  // A language without a country
  set('content/metadata.ts', [], { language: 'cs' });
  // The copyright line has one full stop.
  set('content/brand.ts', ['brand'], { legalName: 'Wodnik S.A.' });
  set('content/hero.ts', ['hero'], { title: 'A headline so long that its letters are small' });
  // A mark that fills its box
  set('content/brand.ts', [], { mark: { lines: 'M16 16h48v48', shapes: 'M10 10h9v60z' } });
  set('content/about.ts', ['about', 'image'], { focus: 'top' });
  set('content/about.ts', ['regions', 0, 'cities', 0], { label: 'left' });
  // The content may have no placement.
  const placement = valueAt(changed, ['content/about.ts', 'regions', 0, 'placement']);
  const city = valueAt(changed, ['content/about.ts', 'regions', 0, 'cities', 0, 'name']);
  const steps = [
    { day: 1, title: 'Brief' },
    { day: 12, title: 'Signature' },
  ];
  set('content/about.ts', ['regions', 0], {
    placement: placement ?? { role: 'Tester', city, days: 12, time: '12 days', steps },
  });
  set('content/team.ts', ['team', 0, 'image'], { focus: 'top' });
  set('content/team.ts', ['testimonials', 0, 'image'], { focus: 'top' });
  set('content/services.ts', ['services', 1], { animationDelay: 350 });
  return changed;
}

type PageModule = {
  readonly default: (props: object) => ReactNode | Promise<ReactNode>;
  readonly metadata?: Metadata;
  readonly generateMetadata?: (props: object) => Promise<Metadata>;
};

/** Renders a page in its layout with that content. @returns its metadata */
async function renderPage(slug: string): Promise<Metadata> {
  const routes = [`(home)/${slug}`, `(text)/${slug}`, '(text)/[slug]'];
  const route = routes.find((name) => existsSync(`app/${name}/page.tsx`)) ?? '';
  const modules = slug === '404.html' ? ['not-found'] : [`${route}/page`, `${route.split('/')[0]}/layout`];
  const params = Promise.resolve({ slug });
  const metadata: Metadata = {};
  let children: ReactNode;
  for (const name of modules) {
    const { default: Part, ...part } = (await import(path.join('@/app', name))) as PageModule;
    children = await Part({ params, children });
    Object.assign(metadata, part.metadata ?? (await part.generateMetadata?.({ params })));
  }
  render(children);
  return metadata;
}

let files: ContentFiles;
let records: Records;
let pages: readonly PageRows[];

beforeAll(async () => {
  files = await differentContent();
  records = Object.assign({}, ...Object.values(files)) as Records;
  pages = rowsOfPages(records, year);
  jest.useFakeTimers({ now: new Date(year, 5), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] });
  // jsdom has none. With reduced motion, nothing is animated.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  // The pictures do not exist.
  jest.doMock('@/components/Picture/variants.build', () => ({
    variantsOf: ({ src }: { src: string | string[] }) => [
      { density: 1, url: `/${path.parse([src].flat()[0] ?? '').name}-123456.avif` },
    ],
  }));
  Object.entries(files).forEach(([file, exported]) => jest.doMock(path.resolve(file), () => exported));
});

test.each([
  ['each list', {}],
  ['no testimonials', { testimonials: [] }],
])('each page shows each record in its place, with %s', async (_title, changes) => {
  Object.assign(files['content/team.ts'] ?? {}, changes);
  for (const { url, head, body } of rowsOfPages({ ...records, ...changes }, year)) {
    const slug = url.slice('./'.length);
    const { title, description, alternates } = await renderPage(slug);
    const rows = readRows(body).map((found, index) => compared(body[index] ?? ['', '', []], found, ''));
    cleanup();
    expect([url, ...rows.map(({ actual }) => actual)]).toEqual([url, ...rows.map(({ expected }) => expected)]);
    expect([title, description]).toEqual(head.flatMap(([, , values]) => values));
    expect(alternates?.canonical).toBe(slug === '404.html' ? undefined : `/${slug}`);
  }
});

test('each form shows its record', async () => {
  const { formProps } = await import('./formProps');
  const { ContactForm } = await import('@/components/ContactForm/ContactForm.island');
  for (const form of formsIn(records)) {
    render(<ContactForm {...formProps(form)} />);
    const rows = formRows(form).map((row) => compared(row, readRows([row])[0] ?? [], ''));
    cleanup();
    expect(rows.map(({ actual }) => actual)).toEqual(rows.map(({ expected }) => expected));
  }
});

test('the structured data has the records that the page shows', async () => {
  const { homeData, breadcrumbData } = await import('./structuredData');
  const siteUrl = 'https://firm.example';

  expect(linesOf(homeData(siteUrl))).toEqual(structuredDataOf(records, siteUrl));
  expect(linesOf(breadcrumbData(siteUrl, 'Imprint'))).toEqual(breadcrumbsOf(records, siteUrl, 'Imprint'));
  // Some countries have none.
  Reflect.deleteProperty(records.address, 'postalCode');
  expect(linesOf(homeData(siteUrl))).toEqual(structuredDataOf(records, siteUrl));
});

/** A value as the rows have it: without the rest of a file’s path, the marks of links, places for numbers and space. */
function partsOf(value: unknown): string[] {
  const [text] = /^\/images\//.test(String(value)) ? [path.parse(String(value)).name] : [String(value)];
  return linkParts(text)
    .flatMap((part) => (typeof part === 'string' ? part.split(/\{\w+\}/) : [part.words, part.url]))
    .map((part) => part.replaceAll(/\s/g, ''));
}

test('the home page, and no other, names the site in each language', async () => {
  const { pageMetadata } = await import('./pageMetadata');
  const { language, metadata } = records;
  const { home, image, alternates = [] } = metadata;
  const url = 'http://localhost:3000';
  const others = alternates.map((alternate) => [alternate.language, alternate.url]);

  expect(pageMetadata('/', home)).toMatchObject({
    title: home.title,
    description: home.description,
    alternates: { canonical: '/', languages: Object.fromEntries([[language, `${url}/`], ...others]) },
    openGraph: { url: `${url}/`, locale: 'cs_CZ', images: { url: url + image.url, alt: image.alt } },
  });
  expect(pageMetadata('/imprint', home).alternates).toEqual({ canonical: '/imprint' });
});

test('every field of every record is in a row, or named as without one', () => {
  const rows = [
    pages.flatMap(({ head, body }) => [...head, ...body]),
    formsIn(records).flatMap(formRows),
    structuredDataOf(records, ''),
  ];
  const inRows = JSON.stringify(rows).replaceAll(/\s/g, '');
  const fields = valuesIn(records).map(({ path: keys, value }) => ({
    name: keys
      .filter((key) => typeof key === 'string')
      .join('.')
      .replace(/^\w+Form\b/, 'form'),
    isInRow: typeof value === 'object' || partsOf(value).every((part) => inRows.includes(part)),
  }));
  const namedFields = Object.keys(withoutRow);
  const isNamed = (field: string) => namedFields.some((one) => `${field}.`.startsWith(`${one}.`));
  expect(fields.filter(({ name, isInRow }) => !isInRow && !isNamed(name)).map(({ name }) => name)).toEqual([]);
  // Another firm may have no record of a kind.
  const unknown = namedFields.filter((one) => !fields.some(({ name }) => name === one));
  expect(isSample ? unknown : []).toEqual([]);
});
