module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }] },
  maxWorkers: '100%',
  // Properties are tried on hundreds of schedules; on two busy cores that takes a while.
  testTimeout: 60_000,
};
