// Runs TypeScript in place for development and the TypeORM command line: swc, because it emits the decorator metadata that esbuild based runners leave out.
const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');
require.extensions['.ts'] = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' }).code, filename);
