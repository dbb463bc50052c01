import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

import type { HeaderRule } from './headers';

/** The text of a `_headers` file for Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const linesOf = (headers: object) => Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return rules.map(({ path, headers }) => `${path}${linesOf(headers).join('')}\n`).join('\n');
}

/** @returns the rules in the `_headers` of a site, which every built site has */
export function readHeaders(folder: string): HeaderRule[] {
  const file = `${folder}/_headers`;
  assert(existsSync(file), `There is no site in ${folder}. Build it first: npm run build`);
  const blocks = readFileSync(file, 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split(/\n\s*/);
    return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) };
  });
}
