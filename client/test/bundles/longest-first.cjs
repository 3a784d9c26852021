const { statSync } = require('node:fs');
const { basename } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;
const { specsOf } = require('./run-bundle.cjs');

const sizeOf = (path) => statSync(path).size;
/** Jest sees only how small the file of a bundle is: what counts is the size of its specs. */
const weightOf = ({ path }) =>
  path.endsWith('.cjs') ? specsOf(basename(path, '.spec.cjs')).reduce((sum, spec) => sum + sizeOf(spec), 0) : sizeOf(path);

/** The longest bundles start first, so that the workers end together. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => weightOf(b) - weightOf(a));
  }
};
