const base = require('./jest.config.cjs');
const { ALONE } = require('./test/bundles/run-bundle.cjs');

/** The whole suite, in bundles. One spec by itself: `npx jest path/of.spec.tsx`. */
module.exports = {
  ...base,
  roots: ['<rootDir>/src', '<rootDir>/test/bundles'],
  testMatch: ['<rootDir>/test/bundles/*.spec.cjs', ...ALONE.map((path) => `<rootDir>/src/${path}`)],
  testSequencer: '<rootDir>/test/bundles/longest-first.cjs',
};
