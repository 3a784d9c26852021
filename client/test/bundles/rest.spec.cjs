require('./run-bundle.cjs').runBundle('rest');
