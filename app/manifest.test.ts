/** @jest-environment node */
import manifest from './manifest';
import robots from './robots';

test('the manifest and robots.txt lead into the sub-folder of the site', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://firm.example/sub/folder';

  const { start_url: start, icons = [] } = manifest();
  expect(start).toBe('/sub/folder/');
  expect(icons.map(({ src }) => src)).toEqual(icons.map(() => expect.stringMatching(/^\/sub\/folder\/[\w.-]+$/)));
  expect(robots().sitemap).toBe('https://firm.example/sub/folder/sitemap.xml');
});
