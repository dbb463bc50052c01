import assert from 'node:assert/strict';

import type { CheerioAPI } from 'cheerio';

import { emailService } from '../../components/lib/email/emailService';
import type { ClassNames, ClientScripts } from './clientScripts';
import { hashedName } from './hashedName';
import { pagePolicy } from './pagePolicy';
import { pageStyles } from './pageStyles';
import { removeUnneeded } from './removeUnneeded';

/**
 * What the server has sent is painted, except what the rest of it would move: the section that is on its way, and of the
 * first one its last part. Until its parent is whole, Chromium has no :last-child. The inline script removes these rules:
 * with them, each change of a page styles most of it again.
 */
const hiddenWhileLoading = [
  'main:not(:has(~*))>*+:not(:has(~*))',
  'main>:not(:has(~*))>section>:not(:has(~*))',
  'footer:not(:has(~*))',
].join();

type Assets = {
  /** The text of every style sheet in the export, by its name. */
  readonly styleSheets: ReadonlyMap<string, string>;
  readonly scripts: ClientScripts;
  readonly classNames: ClassNames;
};

/**
 * Replaces Next's scripts by the inline script, and its style sheets by those of the first screen, inline, and links to
 * the others. So a page paints after one round trip and loads no script before the first interaction.
 * @returns the page, with its Content-Security-Policy, and the style sheets to which it links
 * @throws Error that says in one line how Next's output differs from what this step expects
 */
export function rewritePage(page: CheerioAPI, assets: Assets) {
  const elements = page.root().find('*').get();
  const blocked = elements.find(({ attribs }) => Object.keys(attribs).some((key) => /^(style$|on)/.test(key)));
  assert(!blocked, `A page has a <${blocked?.name}> with an attribute that its policy blocks.`);
  removeUnneeded(page);

  const links = page('link[rel=stylesheet]');
  const { critical, belowFold, deferred } = stylesOf(page, assets);
  const loadingStyle = `<style data-while-loading>${hiddenWhileLoading}{display:none}</style>`;
  links.first().before(`${fontPreloads(critical)}<style>${critical}</style>${loadingStyle}`);
  const deferredName = hashedName('deferred', 'css', deferred);
  const files = [[deferredName, deferred] as const];
  // Browsers load a style sheet for other media with the lowest priority, and paint without it.
  const deferredLink = `<link rel="stylesheet" media="print" href="/${deferredName}">`;
  if (belowFold) {
    const name = hashedName('below-fold', 'css', belowFold);
    files.push([name, belowFold]);
    // What comes after it waits for it. In Firefox only a script does, so there is one, which does nothing.
    const link = `<link rel="stylesheet" href="/${name}"><script> </script>`;
    // The deferred styles come last, because they override the others.
    page('main > :first-child').after(link + deferredLink);
  } else {
    links.first().before(deferredLink);
  }
  links.remove();

  // The comments keep Cloudflare from replacing email addresses, and the attribute from delaying the script.
  const inlineScript = `<script data-cfasync="false">${assets.scripts.inline}</script>`;
  page('body').prepend('<!--email_off-->').append(`<!--/email_off-->${inlineScript}`);
  const policy = pagePolicy(page, emailService.origin);
  page('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return { html: page.html().replaceAll('&nbsp;', '\u00a0'), files }; // The character is shorter than its name.
}

/** The styles of the sheets to which a page links, by the time at which it needs them. */
function stylesOf(page: CheerioAPI, { styleSheets, scripts, classNames }: Assets) {
  const css = Array.from(page('link[rel=stylesheet]'), ({ attribs }) => cssOf(attribs.href ?? '', styleSheets)).join(
    '',
  );
  const elements = page.root().find('*').get();
  const classesOf = (part: typeof elements) => {
    const names = new Set(part.flatMap(({ attribs }) => attribs.class?.split(' ') ?? []));
    // An island has elements later that it does not have in the HTML.
    const sheets = scripts.styleSheets.map((sheet) => Object.values(classNames[sheet] ?? {}));
    return new Set([...names, ...sheets.filter((sheet) => sheet.some((name) => names.has(name))).flat()]);
  };
  const moduleClasses = new Set(Object.values(classNames).flatMap((names) => Object.values(names)));
  return pageStyles(css, moduleClasses, classesOf(elements), classesOf(firstScreenOf(page)));
}

/**
 * Links to the two fonts, not to those with letters of other languages. Without them a browser requests a font only when
 * it lays out the text, too late for `font-display: optional`.
 */
function fontPreloads(css: string): string {
  const urls = Array.from(css.matchAll(/url\((\S+-(text|display)\.[\w-]+\.woff2)\)/g), ([, url]) => url);
  return urls.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`).join('');
}

/** Of a page of several sections, the bar and the first one; of another, all. */
function firstScreenOf(page: CheerioAPI) {
  const elements = page.root().find('*').get();
  const laterSections = 'main > * ~ :not(script)';
  return page(laterSections).length > 0
    ? elements.filter((element) => page(element).closest(`${laterSections}, main ~ *`).length === 0)
    : elements;
}

function cssOf(href: string, styleSheets: ReadonlyMap<string, string>): string {
  const css = styleSheets.get(href.slice(1)) ?? '';
  assert(css.trim(), `A page has the style sheet ${href}, which is empty or not in the export.`);
  return css.replaceAll('url(../', 'url(/_next/static/').replaceAll('\n', '');
}
