require('./run-bundle.cjs').runBundle('layout');
