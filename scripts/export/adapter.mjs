// @ts-check
import '../checkFolder.mjs';
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

  async modifyConfig(config, { phase }) {
    if (phase === 'phase-production-build' && !process.env[hasBegun]) {
      process.env[hasBegun] = 'true';
      const { beginBuild } = await tsImport('./beginBuild.ts', import.meta.url);
      beginBuild();
    }
    return config;
  },

  async onBuildComplete() {
    const { exportSite } = await tsImport('./exportSite.ts', import.meta.url);
    const { exitWithError } = await tsImport('../exit.ts', import.meta.url);
    await exportSite().catch(exitWithError);
  },
};

export default adapter;
