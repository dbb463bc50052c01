import { readFileSync } from 'node:fs';
import path from 'node:path';

import { test as testFiles } from 'playwright/test';

import { privacy } from '../content/privacy';
import { expect, hydrate, test as base } from './support/fixtures';
import { type HostName, installedHosts, startHost } from './support/hostServers';
import { freePort } from './support/processes';

const root = path.join(import.meta.dirname, '..');

/** The addresses of each route, and the exported file that they serve. */
const routes = {
  '/': { addresses: ['/'], file: 'index.html' },
  '/privacypolicy': { addresses: ['/privacypolicy'], file: 'privacypolicy.html' },
  '/privacypolicy/': { addresses: ['/privacypolicy/'], file: 'privacypolicy.html' },
  'any other': {
    addresses: ['/nowhere', '/a/b/nowhere/', '/privacypolicy/nowhere', '/_next/static/nowhere.js'],
    file: '404.html',
  },
} as const;

type Route = keyof typeof routes;

type Answer = 'the site’s page' | '301, then the site’s page' | '404, the site’s page' | '404, the host’s page';

const allPages = {
  '/': 'the site’s page',
  '/privacypolicy': 'the site’s page',
  '/privacypolicy/': 'the site’s page',
  'any other': '404, the site’s page',
} as const;

const hosts: Readonly<Record<HostName, { readonly name: string; readonly answers: Readonly<Record<Route, Answer>> }>> =
  {
    nginx: { name: 'nginx with this site’s settings', answers: allPages },
    cloudflare: { name: 'Cloudflare Pages', answers: allPages },
    python3: {
      name: 'python3 -m http.server',
      answers: { ...allPages, '/privacypolicy': '301, then the site’s page', 'any other': '404, the host’s page' },
    },
  };

const test = base.extend<{ host: HostName }>({
  host: ['nginx', { option: true }],
  baseURL: async ({ host }, provide) => {
    const server = await startHost(host, await freePort());
    await provide(server.origin);
    await server.stop();
  },
});

for (const host of installedHosts) {
  const { name, answers } = hosts[host];
  test.describe(name, () => {
    test.use({ host, expectedErrors: /nowhere/ });

    test('responds as docs/hosts.md says, without caching of pages', async ({ request }) => {
      for (const [route, { addresses, file }] of Object.entries(routes)) {
        const exported = readFileSync(path.join(root, 'out', file), 'utf8');
        for (const address of addresses) {
          const first = await request.get(address, { maxRedirects: 0 });
          const last = await request.get(address);
          const redirect = first.status() === last.status() ? '' : `${first.status()}, then `;
          const failure = last.ok() ? '' : `${last.status()}, `;
          const owner = (await last.text()) === exported ? 'site' : 'host';
          expect([address, `${redirect}${failure}the ${owner}’s page`]).toEqual([address, answers[route as Route]]);
          expect(last.headers()['cache-control'] ?? '').not.toMatch(/max-age=[1-9]|immutable/);
        }
      }
    });

    test('serves scripts, links and reloads', async ({ page }) => {
      const title = page.getByRole('heading', { level: 1, name: privacy.title });
      await page.goto('/');
      await hydrate(page);
      await page.getByRole('contentinfo').locator('a[href="/privacypolicy"]').click();
      await expect(title).toBeVisible();
      await page.reload();
      await expect(title).toBeVisible();
    });
  });
}

testFiles('docs/hosts.md has the responses that these tests expect', () => {
  const [table = ''] = readFileSync(path.join(root, 'docs/hosts.md'), 'utf8').split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
  expect(rows).toEqual([
    ['Host', ...Object.keys(routes)],
    ...Object.values(hosts).map(({ name, answers }) => [name, ...Object.values(answers)]),
  ]);
});
