import { type HeaderRule, hidden, revalidated } from './headers';

/** The limits of Cloudflare Pages, which are the narrowest. */
const longestLine = 2000;
const mostRules = 100;

/** What nginx's own list has wrong or not at all goes wrong with nosniff, so this stands instead of it. */
const mediaTypes = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/manifest+json': 'webmanifest',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

/** A file `_headers`, as Cloudflare Pages and Netlify read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ path, headers }) => [path, ...linesOf(headers)].join('\n')).join('\n\n') + '\n';
}

/** @returns the rules of such a file; none of an empty one */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim())
    .map((block) => {
      const [path = '', ...lines] = block.trim().split(/\n\s*/);
      return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) };
    });
}

/** @returns one line for each limit of a host that such a file breaks */
export function headersFileErrors(rules: readonly HeaderRule[]): string[] {
  return [
    ...(rules.length > mostRules
      ? [
          `out/_headers has ${rules.length} rules, but Cloudflare Pages reads ${mostRules}. Have fewer files in public/.`,
        ]
      : []),
    ...rules.flatMap(({ path, headers }) =>
      [path, ...linesOf(headers)]
        .filter((line) => line.length > longestLine)
        .map(
          (line) =>
            `out/_headers has a line of ${line.length} characters for ${path} (${line.trim().slice(0, 40)}…), but Cloudflare Pages reads ${longestLine}. Shorten it in scripts/export/headers.ts.`,
        ),
    ),
  ];
}

/** A complete server block for nginx as Debian builds it, which sends the .gz copies. */
export function nginxServer(rules: readonly HeaderRule[], root: string, listen: string): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {};
  const cached = rules.filter(({ path, headers }) => path !== '/*' && headers['Cache-Control'] !== revalidated);
  return `server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml;
    gzip_static on;
    gzip_vary on;

    types {
        ${Object.entries(mediaTypes)
          .map(([type, extensions]) => `${type} ${extensions};`)
          .join('\n        ')}
    }

    # A block with an add_header of its own would inherit none of these, so the blocks below only set the variable.
    set $cache ${quoted(revalidated)};
    add_header Cache-Control $cache always;
    ${Object.entries(everywhere)
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n    ')}

    error_page 404 /404.html;
    location = /404.html { internal; }
    location ~ ${quoted(hidden.source)} { return 404; }
    location / { try_files $uri $uri.html $uri/index.html =404; }
${cached.map(({ path, headers }) => cacheLocation(path, headers['Cache-Control'] ?? revalidated)).join('')}}
`;
}

export function json(rules: readonly HeaderRule[]): string {
  return `${JSON.stringify(rules, null, 2)}\n`;
}

/** nginx takes the longest prefix first, then looks whether a regular expression matches as well. */
function cacheLocation(path: string, value: string): string {
  const place = path.endsWith('*') ? quoted(path.slice(0, -1)) : `= ${quoted(path)}`;
  return `    location ${place} { set $cache ${quoted(value)}; try_files $uri =404; }\n`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

function linesOf(headers: HeaderRule['headers']): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
