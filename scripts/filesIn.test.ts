/** @jest-environment node */
import { filesIn } from './filesIn';
import { runInTemporaryFolder, write } from './temporaryFolder';

jest.mock('node:path', () => jest.requireActual<{ win32: object }>('node:path').win32);

runInTemporaryFolder();

test('names of files in folders have slashes on Windows too', () => {
  write('site/a/b.txt', '');
  write('site/c.txt', '');
  expect(filesIn('site')).toEqual(['a/b.txt', 'c.txt']);
});
