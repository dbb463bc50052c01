import path from 'node:path';

import { expect, test } from 'playwright/test';

import { verifySite } from '../scripts/verify/verifySite';
import { hosts, startHost } from './support/hostServers';
import { basePath, testedSite } from './support/testedSite';

for (const name of hosts) {
  test(`${name} serves every file and page as npm run verify expects`, async () => {
    const host = await startHost(name);
    try {
      const folder = path.join(import.meta.dirname, '..', testedSite);
      expect(await verifySite({ site: new URL(`${host.origin}${basePath}/`), folder })).toEqual([]);
    } finally {
      await host.stop();
    }
  });
}
