require('./run-bundle.cjs').runBundle('map');
