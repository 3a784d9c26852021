/** ES modules without a CommonJS build: they go through swc as our own files do. */
const ES_ONLY = ['supercluster', 'kdbush', 'geokdbush', 'pretendard', 'thumbhash'].join('|');

module.exports = {
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['@baldojang/source', 'browser'] },
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' }, optimizer: { globals: { vars: { 'import.meta.env': '{}' } } } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_ONLY})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/css-module.cjs',
    '\\.css$': '<rootDir>/test/no-file.cjs',
    '\\.(svg|png|jpe?g|webp|woff2)(\\?.*)?$': '<rootDir>/test/no-file.cjs',
    'outline\\.worker\\?worker$': '<rootDir>/test/outline-worker.ts',
    // What the bundler reads as ES modules is the same library in CommonJS.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  setupFiles: ['<rootDir>/test/polyfills.cjs'],
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // Nothing here waits for anything but the processor.
  maxWorkers: '100%',
  // Real antd in jsdom on two busy cores: a page with a drawer and a select takes seconds, not milliseconds.
  testTimeout: 30_000,
};
