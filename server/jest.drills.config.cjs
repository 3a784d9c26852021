// The calm drills beside the busy ones, the overwhelming one by itself afterwards (package.json). Each brings its own Postgres.
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['<rootDir>/test/drills-*.spec.ts'],
  globalSetup: undefined,
  globalTeardown: undefined,
  maxWorkers: 1,
};
