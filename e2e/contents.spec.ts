import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { formCopy } from '../content/contact';
import { hero } from '../content/hero';
import { listen } from '../scripts/preview/listen';
import { serveStatic } from '../scripts/preview/serveStatic';
import { testedSite } from './support/demoSettings';
import { anEnquiry, fieldValues, fillIn, mockEmailService, send, statusOf } from './support/enquiry';
import { expect, test } from './support/fixtures';

const root = path.join(import.meta.dirname, '..');

// The second test deploys the build of the first.
test.describe.configure({ mode: 'serial' });
test.use({
  expectedErrors: /404|localhost/,
});

test('the layout tests pass with the longest content', { tag: '@local' }, () => {
  test.setTimeout(600_000);
  const { status, stdout, stderr } = spawnSync(
    'npm run test:contents -- longest layout.spec --project desktop --reporter line',
    { cwd: root, encoding: 'utf8', shell: true },
  );
  expect(status, stdout + stderr).toBe(0);
});

test('an open page works after another build is deployed and rolled back', { tag: '@local' }, async ({ page }) => {
  const [first, second] = [root, path.join(root, 'test-results/contents/longest')].map((project) =>
    serveStatic(path.join(project, testedSite)),
  );
  // The build that serves the page, and the build that serves its other files.
  let [opened, deployed] = [first, second];
  const { port, close } = await listen((request, response) =>
    (request.url === '/' ? opened : deployed)?.(request, response),
  );
  const posts = await mockEmailService(page);
  const enquiry = anEnquiry();
  await page.goto(`http://localhost:${port}/`);
  await fillIn(page, enquiry);
  await send(page);
  await expect(page.getByText('OK', { exact: true })).toBeVisible();

  opened = second;
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(hero.title);
  await expect.poll(() => fieldValues(page)).toEqual(enquiry);

  [opened, deployed] = [first, first];
  await page.reload();
  await expect.poll(() => fieldValues(page)).toEqual(enquiry);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
  deployed = second;
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  expect(posts).toHaveLength(2);
  close();
});
