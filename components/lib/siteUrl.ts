const configured = process.env.NEXT_PUBLIC_SITE_URL?.trim() ?? '';
// The check reports a setting that is no URL.
const { origin, pathname } = new URL(URL.canParse(configured) ? configured : 'http://localhost:3000');

/** The path of the site’s sub-folder, such as “/repository”; empty at the root of a domain. */
export const basePath = pathname.replace(/\/$/, '');

/** Without a slash at its end: “https://www.example.com” or “https://owner.github.io/repository”. */
export const siteUrl = origin + basePath;

/** @returns a path of this site, as records write it, with the sub-folder before it; any other URL as it is */
export function sitePath(url: string): string {
  return url.startsWith('/') ? basePath + url : url;
}
