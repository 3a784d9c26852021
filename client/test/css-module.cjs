/** Class names as they are written, so that a test could tell them apart. */
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
