import nextJest from 'next/jest.js';

// A day must not become the day before in time zones west of Greenwich.
process.env.TZ = 'America/Los_Angeles';

const createJestConfig = nextJest({ dir: './' });

const createConfig = createJestConfig({
  testEnvironment: 'jsdom',
  globalSetup: './scripts/generate/jestGlobalSetup.ts',
  dependencyExtractor: './scripts/check/jestDependencies.mjs',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '<rootDir>/node_modules/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/e2e/',
    '<rootDir>/test-results/',
  ],
  testTimeout: 20_000, // A busy machine can take more than the default of 5 seconds.
  restoreMocks: true,
});

const config = async () => ({
  ...(await createConfig()),
  // Next’s own pattern leaves out all of node_modules, and Jest cannot run ES modules there.
  transformIgnorePatterns: ['/node_modules/(?!(d3-array|d3-geo|internmap)/)', String.raw`\.module\.(css|sass|scss)$`],
});

export default config;
