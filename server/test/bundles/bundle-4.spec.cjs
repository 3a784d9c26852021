require('./run-bundle.cjs').runBundle(4);
