require('./run-bundle.cjs').runBundle(3);
