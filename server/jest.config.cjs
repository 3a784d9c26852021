module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.[jt]s$': '@swc/jest' },
  // ESM only; Node requires them as they are, Jest cannot.
  transformIgnorePatterns: ['/node_modules/(?!(@hyunbinseo/holidays-kr|jose|thumbhash)/)'],
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  testTimeout: 30000,
};
