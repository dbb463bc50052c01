import type { HeaderRule } from './headers';

/** The text of a `_headers` file for Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const linesOf = (headers: object) => Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return rules.map(({ path, headers }) => `${path}${linesOf(headers).join('')}\n`).join('\n');
}

/** @returns the rules of a `_headers` file; none if the file is empty */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...lines] = block.trim().split(/\n\s*/);
      return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) };
    });
}
