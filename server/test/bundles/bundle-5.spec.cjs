require('./run-bundle.cjs').runBundle(5);
