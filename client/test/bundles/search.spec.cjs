require('./run-bundle.cjs').runBundle('search');
