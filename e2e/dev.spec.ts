import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { hero } from '../content/hero';
import { copyProject } from './support/copyProject';
import { anEnquiry, formTexts } from './support/enquiry';
import { localUrl } from './support/environment';
import { expect, expectHydrated, test } from './support/fixtures';
import { type Server, startServer } from './support/processes';

const port = Number(new URL(localUrl).port) + 1;
const copy = path.resolve('test-results/dev');
// All tests use one server.
test.describe.configure({ mode: 'serial' });
test.use({
  // localhost is allowed by Next itself.
  baseURL: `http://127.0.0.1:${port}/`,
  // Next preloads style sheets that it then replaces, and may replace a module while it hydrates the page.
  expectedErrors: /React DevTools|404|preloaded|hasn't mounted yet/,
});

let server: Server | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copyProject(copy);
  server = await startServer(port, ['npm', 'run', 'dev', '--', '--port', `${port}`], { cwd: copy });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

// In development, Next's own client hydrates the page. In the exported site, a module of ours hydrates each island.
test('each island works in development too', { tag: '@local' }, async ({ page, form }) => {
  test.slow();
  const posts = await form.mockService();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await expectHydrated(page);

  const { somebodyElse, message } = hero.roleChoice;
  await page.getByRole('radio', { name: somebodyElse.title }).check();
  await expect(form.control('message')).toHaveValue(message);
  await form.fillIn(anEnquiry());
  await form.send();
  await expect(form.status).toContainText(formTexts.sent.text);
  expect(posts).toHaveLength(1);

  await expect(page.locator('html')).toHaveAttribute('data-aos-ready');
  const toggle = page.getByRole('banner').getByRole('button');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('a saved text is shown, and a saved fault reported', { tag: '@local' }, async ({ page }) => {
  test.slow();
  const save = (title: string) =>
    appendFileSync(`${copy}/content/hero.ts`, `\nObject.assign(hero, { title: '${title}' });\n`);
  await page.goto('./');
  // A text saved before would differ from the HTML that React hydrates.
  await expectHydrated(page);
  save('Saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved', { timeout: 30_000 });
  save('');
  await expect.poll(() => server?.output(), { timeout: 30_000 }).toMatch(/^content\/hero\.ts {2}hero\.title /m);
});
