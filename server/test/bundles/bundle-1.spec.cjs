require('./run-bundle.cjs').runBundle(1);
