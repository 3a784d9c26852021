// `npm start`: builds what changed, then becomes the server. One process, so that Ctrl-C reaches it directly.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfChanged, ROOT } from './build-if-changed.mjs';

await buildIfChanged('server', 'client');
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(ROOT, 'server/dist/main.js')).href);
