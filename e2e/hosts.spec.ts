import { readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../content/brand';
import { errorPages } from '../content/errors';
import { out } from './support/exportedFiles';
import { expect, hydrated, test as base } from './support/fixtures';
import { type HostCommand, isLeftOut } from './support/hostPrograms';
import {
  bucket,
  cloudflare,
  githubPages,
  type HostServer,
  python,
  shippedNginx,
  stockNginx,
} from './support/hostServers';

/** A redirect or a failure, where there is one, and whose page is shown in the end. */
type Answer = `${'' | '301, then ' | '302, then ' | '404, '}the ${'site' | 'host'}’s page`;

type Host = {
  readonly name: string;
  readonly needs?: HostCommand;
  readonly start: () => Promise<HostServer>;
  readonly answers: Readonly<Record<Route, Answer>>;
};

type Route = keyof typeof routes;

/** The addresses of each route, and the exported file that they show. */
const routes = {
  '/': { addresses: ['/'], file: 'index.html' },
  '/privacypolicy': { addresses: ['/privacypolicy'], file: 'privacypolicy.html' },
  '/privacypolicy/': { addresses: ['/privacypolicy/'], file: 'privacypolicy.html' },
  'any other': {
    addresses: ['/nowhere', '/nowhere/', '/a/b/nowhere', '/a/b/nowhere/', '/privacypolicy/nowhere'],
    file: '404.html',
  },
} as const;

const asWished = {
  '/': 'the site’s page',
  '/privacypolicy': 'the site’s page',
  '/privacypolicy/': 'the site’s page',
  'any other': '404, the site’s page',
} as const;
const asFolders = { ...asWished, '/privacypolicy': '301, then the site’s page' } as const;
const withoutErrorPage = { ...asFolders, 'any other': '404, the host’s page' } as const;

const allHosts: readonly Host[] = [
  { name: 'nginx with this site’s settings', needs: 'nginx', start: shippedNginx, answers: asWished },
  { name: 'Cloudflare Pages', start: cloudflare, answers: asWished },
  { name: 'GitHub Pages', start: githubPages, answers: asWished },
  { name: 'S3', start: bucket, answers: { ...asWished, '/privacypolicy': '302, then the site’s page' } },
  { name: 'nginx with Debian’s settings', needs: 'nginx', start: stockNginx, answers: withoutErrorPage },
  { name: 'python3 -m http.server', needs: 'python3', start: python, answers: withoutErrorPage },
];

const test = base.extend<{ hostName: string }>({
  hostName: ['', { option: true }],
  baseURL: async ({ hostName }, provide) => {
    const server = await allHosts.find(({ name }) => name === hostName)?.start();
    await provide(server?.origin);
    await server?.stop();
  },
});

// Cloudflare's engine comes over the network, so only `npm run test:hosts` asks for it.
const hosts = allHosts.filter(
  ({ start, needs }) =>
    (start !== cloudflare || process.env.HOSTS_WITH === 'cloudflare') && !(needs && isLeftOut(needs)),
);
test.describe.configure({ timeout: 180_000 }); // Most of it for that engine to arrive.

for (const { name, answers } of hosts) {
  test.describe(name, () => {
    // The pages that are not there.
    test.use({ hostName: name, expectedErrors: /nowhere/ });

    test('shows every page, by its address, by a link and on reload', async ({ page, request, baseURL }) => {
      for (const [route, { addresses, file }] of Object.entries(routes)) {
        const exported = readFileSync(path.join(out, file), 'utf8');
        for (const address of addresses) {
          const first = await request.get(address, { maxRedirects: 0 });
          const last = await request.get(address);
          const redirect = first.status() === last.status() ? '' : `${first.status()}, then `;
          const failure = last.ok() ? '' : `${last.status()}, `;
          const owner = (await last.text()) === exported ? 'site' : 'host';
          const answer = `${redirect}${failure}the ${owner}’s page`;
          expect(`${address}: ${answer}`).toBe(`${address}: ${answers[route as Route]}`);
        }
      }

      const heading = page.getByRole('heading', { level: 1 });
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(heading).toHaveText(`Privacy Policy for ${brand.name}`);
      await page.reload();
      await expect(heading).toHaveText(`Privacy Policy for ${brand.name}`);
      if (answers['any other'] === '404, the site’s page') {
        await page.goto('/a/b/nowhere');
        await expect(heading).toHaveText(errorPages.title);
        await page.getByRole('link', { name: errorPages.home.title }).click();
        await expect(page).toHaveURL(`${baseURL}/`);
        await hydrated(page);
      }
    });
  });
}

test('docs/hosts.md lists what these hosts answer', () => {
  const text = readFileSync(path.join(out, '../docs/hosts.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('`', '').trim()),
    );
  const names = Object.keys(routes) as Route[];
  expect(rows).toEqual([
    ['Host', ...names],
    ...allHosts.map(({ name, answers }) => [name, ...names.map((route) => answers[route])]),
  ]);
});
