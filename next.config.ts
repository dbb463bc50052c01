import path from 'node:path';

import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  output: 'export',
  // scripts/export/build.ts makes the site to deploy from this folder.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
  reactStrictMode: true,
  // `npm test` checks the types. A type error in a test must not stop an owner's build.
  typescript: { ignoreBuildErrors: true },
  // Fixed instead of random, so that two builds of one commit are byte-identical.
  generateBuildId: () => 'static',
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
};

export default nextConfig;
