module.exports = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@baldojang/source', 'node', 'node-addons'] },
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.[jt]s$': '@swc/jest' },
  // ESM only; Node requires them as they are, Jest cannot.
  transformIgnorePatterns: ['/node_modules/(?!(@hyunbinseo/holidays-kr|entities|jose|thumbhash)/)'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // On two cores as well: while one file waits for the database the other one computes.
  maxWorkers: '100%',
  testTimeout: 30000,
};
