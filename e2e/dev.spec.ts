import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { navigation } from '../content/navigation';
import { copyProject } from './support/copyProject';
import { anEnquiry, fillIn, formTexts, mockEmailService, send, statusOf, summaryOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { type Server, startServer } from './support/processes';
import { localUrl } from './support/testedSite';

const port = Number(new URL(localUrl).port) + 1;
const copy = path.resolve('test-results/dev');
const text = '#010203';
const addedPage = {
  slug: 'added',
  title: 'Added',
  lead: 'Added while the server runs.',
  updated: { label: 'Last changed on', date: '2026-11-02' },
  contentsTitle: 'On this page',
  linkTitle: 'Added',
  metadata: { title: 'Added', description: 'A page.' },
  sections: [{ id: 'firm', title: 'The firm', description: ['Name.'] }],
};

// All tests use one server.
test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${port}/`,
  // Next preloads style sheets that it then replaces, and may replace a module while it hydrates the page.
  expectedErrors: /React DevTools|404|preloaded|hasn't mounted yet/,
});

let server: Server | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copyProject(copy);
  writeFileSync(`${copy}/content/pages.ts`, 'export const pages = [];\n');
  server = await startServer(port, ['npm', 'run', 'dev', '--', '--port', `${port}`], { cwd: copy });
});

test.afterAll(() => server?.stop());

// In development, Next's own client hydrates the page. In the exported site, a module of ours hydrates each island.
test('each island works in development too', { tag: ['@form', '@local'] }, async ({ page }) => {
  test.slow();
  const posts = await mockEmailService(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);

  // A picture whose variant is made only after the first request.
  const picture = page.locator('#hero img').first();
  const isMade = page.waitForResponse(/\?new$/).then(() => page.unroute(/\?new$/));
  await page.route(/\?new$/, (route) => route.fulfill({ status: 404 }));
  await picture.evaluate((image: HTMLImageElement) => (image.srcset = `${image.src}?new`));
  await isMade;
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await send(page);
  await expect(summaryOf(page)).toBeFocused();
  await fillIn(page, anEnquiry());
  await expect(summaryOf(page)).toBeHidden();
  await send(page);
  await expect(statusOf(page)).toContainText(formTexts.sent.title);
  expect(posts).toHaveLength(1);

  await expect(page.locator('html')).toHaveAttribute('data-aos-ready');
  await expect(page.locator('header[data-scrolled="true"]')).toBeAttached();
  const toggle = page.getByRole('button', { name: navigation.menuLabel, exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('banner').first().getByRole('link', { name: navigation.links[0].title, exact: true }).click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.describe('content', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a picture, a colour and a first page take effect as they are saved', { tag: '@local' }, async ({ page }) => {
    test.slow();
    await page.goto('./');
    const html = page.locator('html');
    await expect(html).not.toHaveCSS('--text', text);

    // A new or replaced picture makes the pictures of the records anew, which removes what no record needs.
    const stale = `${copy}/public/images/variants/stale.avif`;
    writeFileSync(stale, '');
    // It may be there before the record that shows it.
    writeFileSync(`${copy}/public/images/unused.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await expect.poll(() => existsSync(stale), { timeout: 30_000 }).toBe(false);

    const file = `${copy}/styles/tokens.scss`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/--text: .*;/, `--text: ${text};`));
    await expect(html).toHaveCSS('--text', text, { timeout: 30_000 });

    writeFileSync(`${copy}/content/pages.ts`, `export const pages = [${JSON.stringify(addedPage)}];\n`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: addedPage.linkTitle });
    await expect(link).toBeVisible({ timeout: 30_000 });
    await page.goto(`./${addedPage.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: addedPage.title })).toBeVisible();
  });
});
