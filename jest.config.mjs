import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  globalSetup: './scripts/jestGlobalSetup.ts',
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
