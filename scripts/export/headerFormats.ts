import { lookup } from 'mrmime';

import {
  basePathOf,
  cacheControlRevalidate,
  cachedForADay,
  cachedForAYear,
  hashedFolders,
  type HeaderRule,
  headersAt,
  hiddenPaths,
  siteIcons,
} from './headers';

const extensions = 'html css js txt xml json pdf webmanifest avif jpg jpeg png svg webp woff woff2'.split(' ');
/** The content type of each kind of file, by the ending of its name. nginx's own list is incomplete. */
export const contentTypes: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(extensions.map((extension) => [extension, lookup(extension)])),
  ico: 'image/x-icon',
};

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

/**
 * A complete server block for nginx as Debian builds it, with support for .gz copies but not for .br.
 * @param root the folder of the domain. It contains the sub-folder of the site, if the site is in one.
 */
export function nginxServer(rules: readonly HeaderRule[], root: string, listen: string): string {
  const basePath = basePathOf(rules);
  const everywhere = headersAt('/*', rules);
  const matching = ({ source }: RegExp) => quoted(source.replace('^', `^${basePath.replaceAll('.', '\\.')}`));
  return `server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/xml;
    gzip_static on;
    gzip_vary on;
    max_ranges 0; # No file is large enough to need ranges, and their error 416 would be cached.

    # These replace nginx's own list, which is incomplete. With nosniff a browser blocks a file of the wrong type.
    types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }

    # A location with its own add_header inherits none of these, so each location only sets the variable.
    # A missing file is a 404 here. The error page is an internal redirect, which resets the variable: errors are
    # always revalidated, so one rule for a whole folder is safe.
    set $cache ${quoted(cacheControlRevalidate)};
    add_header Cache-Control $cache always;
    ${Object.entries(everywhere)
      .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
      .join('\n    ')}

    error_page 404 ${basePath}/404.html;
    location = ${basePath}/404.html { internal; }
    location ~ ${matching(hiddenPaths)} { return 404; }
    location ${basePath}/ { try_files $uri $uri.html $uri/index.html =404; }
    location ~ ${matching(siteIcons)} { set $cache ${quoted(cachedForADay)}; try_files $uri =404; }
    ${hashedFolders
      .map(
        (folder) =>
          `location ${quoted(basePath + folder)} { set $cache ${quoted(cachedForAYear)}; try_files $uri =404; }`,
      )
      .join('\n    ')}
}
`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
