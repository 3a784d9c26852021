import { type Remote, wrap } from 'comlink';
import OutlineWorker from './outline.worker?worker';
import type { OutlineService } from './outline-service';

export type RemoteOutlines = Remote<OutlineService>;

let outlines: Promise<RemoteOutlines> | null = null;

/**
 * The bundled boundaries, fetched once and only when something needs them. They live in a worker: 170,000 letters to read and
 * thousands of points to paint would keep a phone's page from answering.
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
  // A script that does not arrive answers nothing.
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The boundaries could not be loaded.')), { once: true });
  });
  await Promise.race([remote.regions(), failure]);
  return remote;
}
