require('./run-bundle.cjs').runBundle('member');
