import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

/** The headers of one path, or of every path that begins with it where it ends in `*`. */
type HeaderRule = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

/** @returns the rules in the `_headers` of a site, which every built site has */
export function readHeaders(folder: string): HeaderRule[] {
  const file = `${folder}/_headers`;
  assert(existsSync(file), `There is no site in ${folder}. Build it first: npm run build`);
  const blocks = readFileSync(file, 'utf8').replace(/^#.*/gm, '').trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split(/\n\s*/);
    return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) };
  });
}

/** @returns all headers that the rules set for one path */
export function headersAt(wanted: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ path }) =>
    path.endsWith('*') ? wanted.startsWith(path.slice(0, -1)) : wanted === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
