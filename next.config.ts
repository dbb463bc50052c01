import path from 'node:path';

import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  output: 'export',
  reactStrictMode: true,
  // A fixed name instead of a random one, so that two builds of one commit are byte for byte the same.
  generateBuildId: () => 'static',
  sassOptions: { loadPaths: [path.join(import.meta.dirname, 'styles')] },
};

export default nextConfig;
