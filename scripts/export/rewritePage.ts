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
 * with them, each change of a page styles most of it again. They are stronger than any layout.
 */
const hiddenWhileLoading = [
  'main:not(:has(~*))>*+:is(div,section):not(:has(~*))',
  'main>:not(:has(~*))>section>div:not(:has(~*))',
  'footer:not(:has(~*))',
].join();

const laterSections = 'main > * ~ :not(script)';

type Assets = {
  /** The text of every style sheet in the export, by its name. */
  readonly styleSheets: ReadonlyMap<string, string>;
  readonly scripts: ClientScripts;
  readonly classNames: ClassNames;
};

/**
 * Replaces Next's scripts by the inline script, and its style sheets by those of the first screen, inline, and a link
 * to the others. So a page paints after one round trip and loads no script before the first interaction.
 * @returns the page, with its Content-Security-Policy, and the style sheet to which it links
 * @throws Error that says in one line how Next's output differs from what this step expects
 */
export function rewritePage(page: CheerioAPI, assets: Assets) {
  const elements = page.root().find('*').get();
  const blocked = elements.find(({ attribs }) => Object.keys(attribs).some((key) => /^(style$|on)/.test(key)));
  assert(!blocked, `A page has a <${blocked?.name}> with an attribute that its policy blocks.`);
  removeUnneeded(page);

  const links = page('link[rel=stylesheet]');
  const { critical, belowFold } = stylesOf(page, assets);
  const loadingStyle = `<style data-while-loading>${hiddenWhileLoading}{display:none!important}</style>`;
  links.first().before(`${fontPreloads(critical)}<style>${critical}</style>${loadingStyle}`);
  const files = belowFold ? [[hashedName('below-fold', 'css', belowFold), belowFold] as const] : [];
  for (const [name] of files) {
    // What comes after it waits for it. In Firefox only a script does, so there is one, which does nothing.
    page('main > :first-child').after(`<link rel="stylesheet" href="/${name}"><script> </script>`);
  }
  links.remove();

  // The comments keep Cloudflare from replacing email addresses, and the attribute from delaying the script.
  const inlineScript = `<script data-cfasync="false">${assets.scripts.inline}</script>`;
  page('body').prepend('<!--email_off-->').append(`<!--/email_off-->${inlineScript}`);
  const policy = pagePolicy(page, emailService.origin);
  page('head').prepend(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return { html: page.html().replaceAll('&nbsp;', '\u00a0'), files }; // The character is shorter than its name.
}

/** The styles of the sheets to which a page links: those of the first screen, and the others if it has more sections. */
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
  const firstScreen = elements.filter((element) => page(element).closest(`${laterSections}, main ~ *`).length === 0);
  return pageStyles(css, moduleClasses, classesOf(elements), page(laterSections).length > 0 && classesOf(firstScreen));
}

/**
 * Links to the two fonts, not to those with letters of other languages. Without them a browser requests a font only when
 * it lays out the text, too late for `font-display: optional`.
 */
function fontPreloads(css: string): string {
  const urls = Array.from(css.matchAll(/url\((\S+-(text|display)\.[\w-]+\.woff2)\)/g), ([, url]) => url);
  return urls.map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`).join('');
}

function cssOf(href: string, styleSheets: ReadonlyMap<string, string>): string {
  const css = styleSheets.get(href.slice(1)) ?? '';
  assert(css.trim(), `A page has the style sheet ${href}, which is empty or not in the export.`);
  return css.replaceAll('url(../', 'url(/_next/static/').replaceAll('\n', '');
}
