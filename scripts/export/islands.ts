import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';

import { islandTag } from '../../components/Island/islandElement';
import { filesIn } from '../filesIn';

/** A client component, and the props that have rendered its HTML in one or more pages. */
export type IslandSource = {
  /** Its file from the root of the project. */
  readonly file: string;
  readonly name: string;
  /** As JSON. */
  readonly props: string;
};

type IslandElement = { readonly attribs: Readonly<Record<string, string>> };

/** @returns the islands of all pages, each once */
export function islandsOf(pages: Iterable<string>): IslandSource[] {
  const sources = new Map<string, IslandSource>();
  for (const html of pages) {
    for (const element of load(html)(islandTag)) {
      const source = sourceOf(element);
      sources.set(JSON.stringify(source), source);
    }
  }
  return [...sources.values()];
}

/** @returns the position of an island's element among the islands of all pages */
export function indexOfIsland(element: IslandElement, islands: readonly IslandSource[]): number {
  const wanted = JSON.stringify(sourceOf(element));
  return islands.findIndex((source) => JSON.stringify(source) === wanted);
}

/** The attributes are those that components/Island writes. */
function sourceOf({ attribs }: IslandElement): IslandSource {
  const [file = '', name = ''] = attribs['data-source']?.split('#') ?? [];
  return { file, name, props: attribs['data-props'] ?? '{}' };
}

/**
 * Finds client components that no script of the site would hydrate.
 * @param exported the folder with the pages as Next exports them
 * @returns a line for each
 */
export function misplacedClients(exported: string): string[] {
  const pages = filesIn(exported).filter((name) => name.endsWith('.html'));
  const clients = ['app', 'components']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .filter((file) => /\.[jt]sx?$/.test(file) && /^['"]use client['"]/m.test(readFileSync(file, 'utf8')));
  return clients.flatMap((file) => {
    if (!file.endsWith('.island.tsx')) {
      return `${file}  has 'use client', so its name must end in .island.tsx, and a page must render it in <Island>`;
    }
    const page = pages.find((name) => isRenderedAlone(file, readFileSync(path.join(exported, name), 'utf8')));
    return page ? `${file}  must be rendered in <Island>, is not in ${page}, so no script would hydrate it` : [];
  });
}

/** Next's data for its client names each client component that a page renders, such as `5:I[1234,["$2"],"Name"]`. */
function isRenderedAlone(file: string, html: string): boolean {
  const name = /(\w+)\.island\.tsx$/.exec(file)?.[1] ?? '';
  const [, row] = RegExp(String.raw`([\da-f]+):I\[\d+,\[[^\]]*\],\\"${name}\\"`).exec(html) ?? [];
  const rendered = row ? html.split(String.raw`[\"$\",\"$L${row}\"`).length - 1 : 0;
  return rendered > html.split(String.raw`\"data-source\":\"${file}#`).length - 1;
}
