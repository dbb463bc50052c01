import path from 'node:path';

import { expect, test } from 'playwright/test';

import { cacheControl } from '../scripts/lib/headers';
import { verifySite } from '../scripts/verify/verifySite';
import { basePath, siteFolder } from './support/environment';
import { startNginx } from './support/nginx';

test('nginx serves every file and page as npm run verify expects', async () => {
  const host = await startNginx();
  try {
    const folder = path.join(import.meta.dirname, '..', siteFolder);
    const site = new URL(`${host.origin}${basePath}/`);
    expect(await verifySite({ site, folder, sendsHeaders: true })).toEqual([]);
    // A cache between may not give our compressed copy to browsers that cannot read it. No version helps an attacker.
    const { headers } = await fetch(site);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(headers.get('Server')).toBe('nginx');
    // A folder without a page is no page.
    expect((await fetch(new URL('images/', site))).status).toBe(404);
    // No error is cached, not even that of a range beyond the end of a file.
    const range = await fetch(new URL('og.png', site), { headers: { Range: 'bytes=99999999-' } });
    expect(range.ok || range.headers.get('Cache-Control')).toBe(range.ok || cacheControl.revalidate);
  } finally {
    await host.stop();
  }
});
