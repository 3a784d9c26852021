import { type Remote, wrap } from 'comlink';
import OutlineWorker from './outline.worker?worker';
import type { OutlineService } from './outline-service';

export type RemoteOutlines = Remote<OutlineService>;

let outlines: Promise<RemoteOutlines> | null = null;

/**
 * Loads the bundled boundaries once, on demand, in a worker: parsing 170,000 letters and painting thousands of points would block a
 * phone's page.
 */
export function loadOutlines(): Promise<RemoteOutlines> {
  outlines ??= startWorker().catch((error: unknown) => {
    outlines = null;
    throw error;
  });
  return outlines;
}

async function startWorker(): Promise<RemoteOutlines> {
  const worker = new OutlineWorker();
  const remote = wrap<OutlineService>(worker);
  // A script that does not load sends no answer.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The boundaries could not be loaded.')), { once: true });
  });
  await Promise.race([remote.regions(), failure]);
  return remote;
}
