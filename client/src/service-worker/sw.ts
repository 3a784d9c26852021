import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** The client's routes, as the router spells them (client-paths.ts). */
declare const CLIENT_PATHS: string[];

const SHELL = '/index.html';
/** A server that has not answered by then counts as away. */
const PATIENCE_MS = 8_000;

const files = self.__WB_MANIFEST as PrecacheEntry[];
const isStored = new Set(files.map(({ url }) => `/${url}`));
// Like the router: any case, with or without a slash at the end.
const clientPath = new RegExp(`^(${CLIENT_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`, 'i');

// Without `skipWaiting`: a tab that is open goes on loading the parts of its own release.
precache(files);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (clientPath.test(pathname)) event.respondWith(networkFirst(request, SHELL));
  } else if (isStored.has(pathname) && pathname !== SHELL) {
    // The name of an asset contains a hash of its content; the other files change under their names.
    event.respondWith(pathname.startsWith('/assets/') ? storedFirst(request) : networkFirst(request, pathname));
  }
});

async function storedFirst(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? fetch(request);
}

/** Any answer of the server counts, 404 and 500 too. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const answer = fetch(request);
  try {
    return await Promise.race([answer, failLater()]);
  } catch {
    return (await matchPrecache(path)) ?? answer;
  }
}

const failLater = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), PATIENCE_MS));
