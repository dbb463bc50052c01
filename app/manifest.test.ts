/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import manifest from './manifest';

test('the manifest starts and finds its icons in the sub-folder of the site', () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://firm.example/sub/folder';

  const { start_url: start, icons = [] } = manifest();
  expect(start).toBe('/sub/folder/');
  expect(icons.map(({ src }) => src)).toEqual(icons.map(() => expect.stringMatching(/^\/sub\/folder\/[\w.-]+$/)));
});
