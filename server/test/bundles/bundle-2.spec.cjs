require('./run-bundle.cjs').runBundle(2);
