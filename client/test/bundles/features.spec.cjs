require('./run-bundle.cjs').runBundle('features');
