const shared = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@baldojang/source', 'node', 'node-addons'] },
  transform: { '^.+\\.[jt]s$': '@swc/jest' },
  // ESM only; Node requires them as they are, Jest cannot.
  transformIgnorePatterns: ['/node_modules/(?!(@hyunbinseo/holidays-kr|entities|jose|thumbhash)/)'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
};
const processes = '/.*\\.process\\.spec\\.ts$';

/**
 * `npm test` runs `fast`, every spec file that stays in process, in bundles (test/bundles), and `process`, files that start processes or
 * a Postgres, or replace modules of Node. `jest src/x.spec.ts` runs one file by itself.
 */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'file',
      testMatch: ['<rootDir>/{src,test,tools}/**/*.spec.ts'],
      testPathIgnorePatterns: [processes, '<rootDir>/test/drills/'],
    },
    { ...shared, displayName: 'fast', testMatch: ['<rootDir>/test/bundles/*.spec.cjs'] },
    {
      ...shared,
      displayName: 'drills',
      testMatch: ['<rootDir>/test/drills/*.spec.ts'],
      // Each drill brings its own Postgres.
      globalSetup: undefined,
      globalTeardown: undefined,
    },
    { ...shared, displayName: 'process', testMatch: ['<rootDir>/{src,test,tools}/**/*.process.spec.ts'] },
  ],
  // On two cores as well: while one file waits for the database the other one computes.
  maxWorkers: '100%',
  testTimeout: 30000,
};
