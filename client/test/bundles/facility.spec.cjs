require('./run-bundle.cjs').runBundle('facility');
