import nextJest from 'next/jest.js';

// A day must not become the day before in time zones west of Greenwich.
process.env.TZ = 'America/Los_Angeles';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  roots: ['app', 'components', 'scripts'],
  testTimeout: 20_000, // A busy machine can take more than the default of 5 seconds.
  restoreMocks: true,
});
