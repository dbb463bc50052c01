import { readFileSync } from 'node:fs';
import path from 'node:path';

import { verifySite } from '../scripts/verify/verifySite';
import { expect, test as base } from './support/fixtures';
import { type HostName, installedHosts, startHost } from './support/hostServers';
import { freePort } from './support/processes';
import { basePath, testedSite } from './support/testedSite';

const root = path.join(import.meta.dirname, '..');

/** The exported file and the URLs of each column of the table in docs/hosts.md. */
const routes = [
  ['index.html', './'],
  ['privacypolicy.html', './privacypolicy'],
  ['privacypolicy.html', './privacypolicy/'],
  ['404.html', './nowhere', './a/b/nowhere/', './privacypolicy/nowhere', './_next/static/nowhere.js'],
] as const;

const hosts: Readonly<Record<HostName, string>> = {
  nginx: 'nginx with this site’s settings',
  cloudflare: 'Cloudflare Pages',
  python3: 'python3 -m http.server',
};

/** A host without settings. */
const missingInPython = [
  'is not compressed: switch on gzip or brotli at the host',
  'lacks Content-Security-Policy: the policy is missing',
  'shows an error page that is not out/404.html',
];

const test = base.extend<{ host: HostName }>({
  host: ['nginx', { option: true }],
  baseURL: async ({ host }, provide) => {
    const server = await startHost(host, await freePort());
    await provide(`${server.origin}${basePath}/`);
    await server.stop();
  },
});

for (const host of installedHosts) {
  test.describe(hosts[host], () => {
    test.use({ host });

    test('responds as docs/hosts.md says, without caching of pages', async ({ request }) => {
      // Without code marks and the padding of the columns.
      const table = readFileSync(path.join(root, 'docs/hosts.md'), 'utf8').replaceAll(/`| (?= )/g, '');
      const cells: string[] = [];
      for (const [file, ...urls] of routes) {
        const exported = readFileSync(path.join(root, testedSite, file), 'utf8');
        const answers = new Set<string>();
        for (const url of urls) {
          const first = await request.get(url, { maxRedirects: 0 });
          const last = await request.get(url);
          const redirect = first.status() === last.status() ? '' : `${first.status()}, then `;
          const failure = last.ok() ? '' : `${last.status()}, `;
          const owner = (await last.text()) === exported ? 'site' : 'host';
          answers.add(`${redirect}${failure}the ${owner}’s page`);
          expect(last.headers()['cache-control'] ?? '').not.toMatch(/max-age=[1-9]|immutable/);
        }
        cells.push([...answers].join(' or '));
      }
      expect(table).toContain(`| ${[hosts[host], ...cells].join(' | ')} |`);
    });

    test('npm run verify names what the host does differently', async ({ baseURL }) => {
      const { differences } = await verifySite({ site: new URL(String(baseURL)), folder: path.join(root, testedSite) });
      const lines = differences.map((line) => line.replace(/.*?  /, ''));
      expect(lines).toEqual(host === 'python3' ? expect.arrayContaining(missingInPython) : []);
    });
  });
}
