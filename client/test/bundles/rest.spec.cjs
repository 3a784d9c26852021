// The slowest bundle. Where Jest has no times yet, it starts the largest file first: this one, by this comment.
require('./run-bundle.cjs').runBundle('rest');
