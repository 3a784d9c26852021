import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** The client's routes, as the router spells them (client-paths.ts). */
declare const CLIENT_PATHS: string[];

const SHELL = '/index.html';
/** How long to wait for the server before the stored copy is used; less for files, as the page has waited already. */
const PATIENCE_MS = { page: 8_000, file: 2_000 };

const files = self.__WB_MANIFEST as PrecacheEntry[];
const isStored = new Set(files.map(({ url }) => `/${url}`));
// As the router matches: case is ignored, and so is a slash at the end.
const clientPath = new RegExp(`^(${CLIENT_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`, 'i');

// Without `skipWaiting`: a tab that is open goes on loading the parts of its own release.
precache(files);
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (clientPath.test(pathname)) event.respondWith(networkFirst(request, SHELL, PATIENCE_MS.page));
  } else if (isStored.has(pathname) && pathname !== SHELL) {
    // The name of an asset contains a hash of its content; the other files change under their names.
    event.respondWith(pathname.startsWith('/assets/') ? storedFirst(request) : networkFirst(request, pathname, PATIENCE_MS.file));
  }
});

async function storedFirst(request: Request): Promise<Response> {
  return (await matchPrecache(request.url)) ?? fetch(request);
}

/** Any answer of the server counts, 404 and 500 too. */
async function networkFirst(request: Request, path: string, patienceMs: number): Promise<Response> {
  const answer = fetch(request);
  try {
    return await Promise.race([answer, failAfter(patienceMs)]);
  } catch {
    return (await matchPrecache(path)) ?? answer;
  }
}

const failAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), milliseconds));
