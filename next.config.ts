import { networkInterfaces } from 'node:os';
import path from 'node:path';

import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants';

export default function nextConfig(phase: string): NextConfig {
  return {
    output: 'export',
    // Next exports to this folder. The adapter makes the site to deploy from it, in out/.
    ...(phase !== PHASE_DEVELOPMENT_SERVER && { distDir: '.next/export' }),
    adapterPath: path.join(import.meta.dirname, 'scripts/export/adapter.mjs'),
    // At the addresses of this machine, which a phone needs, Next by itself hydrates no page in development.
    allowedDevOrigins: Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address)),
    reactStrictMode: true,
    // `npm test` checks the types. A type error in a test must not stop a build.
    typescript: { ignoreBuildErrors: true },
    // Fixed instead of random, so that two builds of one commit are byte-identical.
    generateBuildId: () => 'static',
    // Otherwise a lock file in a folder above makes Turbopack take that folder for the project.
    turbopack: { root: import.meta.dirname },
    sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
  };
}
