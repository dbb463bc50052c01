/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { runInTemporaryFolder, write } from '../../scripts/temporaryFolder';
import { ownRoutes } from './ownRoutes';

runInTemporaryFolder();

test('finds the pages with a folder of their own, in order', () => {
  const pages = ['page.tsx', '(home)/page.tsx', '(text)/[slug]/page.tsx', '(text)/jobs/london/page.tsx'];
  const others = ['(text)/careers/page.tsx', '(text)/careers/page.tsx.bak', '_drafts/(text)/old/page.tsx'];
  [...pages, ...others].forEach((name) => write(`app/${name}`, ''));

  expect(ownRoutes()).toEqual(['careers', 'jobs/london']);
});
