import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { copyProject } from './support/copyProject';
import { expect, test } from './support/fixtures';
import { startServer } from './support/processes';
import { localUrl } from './support/testedSite';

const port = Number(new URL(localUrl).port) + 2;
const copy = path.resolve('test-results/dev');
const text = '#010203';
const page = {
  slug: 'added',
  title: 'Added',
  lead: 'Added while the server runs.',
  updated: { label: 'Last changed on', date: '2026-11-02' },
  contentsTitle: 'On this page',
  linkTitle: 'Added',
  metadata: { title: 'Added', description: 'A page.' },
  sections: [{ id: 'firm', title: 'The firm', description: ['Name.'] }],
};

test.use({
  baseURL: `http://localhost:${port}/`,
  contextOptions: { reducedMotion: 'reduce' },
  // Next preloads style sheets that it then replaces, and may replace a module while it hydrates the page.
  expectedErrors: /React DevTools|404|was preloaded|hasn't mounted yet/,
});

test(
  'npm run dev shows a changed colour and a first page as they are saved',
  { tag: '@local' },
  async ({ page: tab }) => {
    test.slow();
    copyProject(copy);
    writeFileSync(`${copy}/content/pages.ts`, 'export const pages = [];\n');
    const server = await startServer(port, ['npm', 'run', 'dev', '--', '--port', `${port}`], { cwd: copy });
    try {
      await tab.goto('./');
      const html = tab.locator('html');
      await expect(html).not.toHaveCSS('--text', text);

      const file = `${copy}/content/colours.ts`;
      writeFileSync(file, readFileSync(file, 'utf8').replace('export const colours', 'const before'));
      appendFileSync(file, `export const colours = { ...before, light: { ...before.light, text: '${text}' } };\n`);
      await expect(html).toHaveCSS('--text', text, { timeout: 30_000 });

      writeFileSync(`${copy}/content/pages.ts`, `export const pages = [${JSON.stringify(page)}];\n`);
      await expect(tab.getByRole('contentinfo').getByRole('link', { name: page.linkTitle })).toBeVisible({
        timeout: 30_000,
      });
      await tab.goto(`./${page.slug}`);
      await expect(tab.getByRole('heading', { level: 1, name: page.title })).toBeVisible();
    } finally {
      await server.stop();
    }
  },
);
