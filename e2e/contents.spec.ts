import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from 'playwright/test';

test('the layout tests pass with the longest content', { tag: '@local' }, () => {
  test.setTimeout(300_000);
  const { status, stdout, stderr } = spawnSync(
    'npm run test:contents -- longest layout.spec --project desktop --reporter line',
    { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8', shell: true },
  );
  expect(status, stdout + stderr).toBe(0);
});
