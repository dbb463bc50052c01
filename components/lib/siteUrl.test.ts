/** @jest-environment node */
import type * as SiteUrl from './siteUrl';

/** Loads the module with this setting. */
function siteAt(url: string) {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_SITE_URL: url });
  jest.resetModules();
  return jest.requireActual<typeof SiteUrl>('./siteUrl');
}

test.each([
  ['', 'http://localhost:3000', ''],
  ['nowhere', 'http://localhost:3000', ''],
  [' https://www.firm.example/ ', 'https://www.firm.example', ''],
  ['https://owner.example/repository/', 'https://owner.example/repository', '/repository'],
])('a site at “%s” has the URL %s and the sub-folder “%s”', (configured, url, folder) => {
  const site = siteAt(configured);
  expect([site.siteUrl, site.basePath, site.sitePath('/#about')]).toEqual([url, folder, `${folder}/#about`]);
  expect(['#main', 'mailto:a@b.example', 'https://c.example/'].map(site.sitePath)).toEqual([
    '#main',
    'mailto:a@b.example',
    'https://c.example/',
  ]);
});
