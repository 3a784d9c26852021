require('./run-bundle.cjs').runBundle(0);
