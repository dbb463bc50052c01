import path from 'node:path';

import { expect, test } from 'playwright/test';

import { cacheControlRevalidate } from '../scripts/export/headers';
import { verifySite } from '../scripts/verify/verifySite';
import { hosts, startHost } from './support/hostServers';
import { basePath, testedSite } from './support/testedSite';

for (const name of hosts) {
  test(`${name} serves every file and page as npm run verify expects`, async () => {
    const host = await startHost(name);
    try {
      const folder = path.join(import.meta.dirname, '..', testedSite);
      const site = new URL(`${host.origin}${basePath}/`);
      expect(await verifySite({ site, folder, sendsHeaders: true })).toEqual([]);
      // A cache between may not give our compressed copy to browsers that cannot read it. No version helps an attacker.
      const page = await fetch(site);
      expect(name === 'nginx' ? page.headers.get('Vary') : 'Accept-Encoding').toBe('Accept-Encoding');
      expect(page.headers.get('Server') ?? '').not.toMatch(/\d/);
      // A folder without a page is no page.
      expect((await fetch(new URL('images/', site))).status).toBe(404);
      // No error is cached, not even that of a range beyond the end of a file.
      const { ok, headers } = await fetch(new URL('og.png', site), { headers: { Range: 'bytes=99999999-' } });
      expect(ok || headers.get('Cache-Control')).toBe(ok || cacheControlRevalidate);
    } finally {
      await host.stop();
    }
  });
}
