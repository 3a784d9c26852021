import { offerReload } from './load-failure';

const PATH = '/sw.js';
/** The page, its photos and its font come first. */
const START_MS = 5_000;
const CHECK_MS = 3_600_000;

/** Keeps the client's files in the browser (service-worker/sw.ts), and tells once when this tab is of an older release. */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // Vite's own server has no worker.
  if (import.meta.env.DEV || !(serviceWorker as ServiceWorkerContainer | undefined) || connection?.saveData) return;
  await new Promise((done) => setTimeout(done, START_MS));
  // Blocked or full: the page works without.
  const registration = await serviceWorker.register(PATH).catch(() => null);
  if (!registration) return;

  let checkedAt = Date.now();
  let isOffered = false;
  const offerOnce = async () => {
    if (isOffered || !registration.active || !(registration.installing ?? registration.waiting)) return;
    // A tab opened since the release is current already, although the worker still waits for the others.
    if (!(await isOlderRelease())) return;
    isOffered = true;
    offerReload();
  };
  registration.addEventListener('updatefound', () => void offerOnce());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_MS) return;
    checkedAt = Date.now();
    void registration.update().then(offerOnce, () => undefined);
  });
}

async function isOlderRelease(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  const page = await fetch('/index.html', { cache: 'no-store' }).catch(() => null);
  return Boolean(entry && page?.ok && !(await page.text()).includes(entry));
}
