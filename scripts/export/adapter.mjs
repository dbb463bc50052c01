// @ts-check
import { spawnSync } from 'node:child_process';

import { tsImport } from 'tsx/esm/api';

/*
 * Makes the whole site within `next build`. Next loads this file as it is, on every supported Node.js, so it is
 * JavaScript and loads the TypeScript.
 */

/** Processes that Next starts for a build load its configuration too. They inherit this variable. */
const hasBegun = 'SITE_BUILD_HAS_BEGUN';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'scripts/export/adapter.mjs',

  modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build' && !process.env[hasBegun]) {
      // With the NODE_ENV “development”, which a shell may have, Next's build crashes.
      Object.assign(process.env, { NODE_ENV: 'production', [hasBegun]: 'true' });
      const check = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/check.ts'], { stdio: 'inherit' });
      if (check.status !== 0) {
        process.exit(1);
      }
    }
    return config;
  },

  async onBuildComplete() {
    const { exportSite } = await tsImport('./exportSite.ts', import.meta.url);
    const { exitWithError } = await tsImport('../lib/exit.ts', import.meta.url);
    await exportSite().catch(exitWithError);
  },
};

export default adapter;
