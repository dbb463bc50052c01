import MagicString from 'magic-string';

import { elementsOf } from './parsedPage';

/** The places in front of each path from the root. */
const places = {
  // Without the form’s action: in demo mode the form posts to the root of the host, which stands in for the email service.
  tag: /(?<=\s(?:href|poster|src|(?:image)?srcset)="|\s(?:image)?srcset="[^"]*,\s*)(?=\/(?!\/))/gi,
  style: /(?<=url\(["']?)(?=\/(?!\/))/g,
  script: /(?<=["'`])(?=\/_next\/static\/)/g,
} as const;

/** Puts the sub-folder of the site before each path from the root. */
export function addBasePath(text: string, kind: keyof typeof places, basePath: string): string {
  return text.replaceAll(places[kind], basePath);
}

/**
 * Puts the sub-folder of the site before each path from the root, in the tags, styles and scripts of a page. Records,
 * components and style sheets write paths as if the site were at the root of its domain, where `next dev` serves it.
 */
export function addBasePathToPage(html: string, basePath: string): string {
  const page = new MagicString(html);
  const change = (start: number, end: number, kind: keyof typeof places) =>
    start < end && page.update(start, end, addBasePath(html.slice(start, end), kind, basePath));
  for (const { name, start, contentStart, contentEnd } of elementsOf(html)) {
    change(start, contentStart, 'tag');
    if (name === 'style' || name === 'script') {
      change(contentStart, contentEnd, name);
    }
  }
  return page.toString();
}
