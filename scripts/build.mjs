// `npm run build`: server/dist and client/dist, each only when something it is made of has changed.
import { buildIfChanged } from './build-if-changed.mjs';

await buildIfChanged('server', 'client');
