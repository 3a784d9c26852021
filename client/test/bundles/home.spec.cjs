require('./run-bundle.cjs').runBundle('home');
