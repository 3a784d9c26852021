require('./run-bundle.cjs').runBundle('board');
