import { showToast } from './toast';

const PATIENCE_MS = 5_000;
export const OUTDATED = { text: '새 버전이 나왔어요', action: '새로고침' };

let pending: Promise<boolean> | undefined;

/** Whether the server answers although a file of this tab did not come: then a release has renamed it, and only a reload helps. */
export const isOutdated = (): Promise<boolean> => (pending ??= serverAnswers().finally(() => (pending = undefined)));

async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}

export const reload = () => window.location.reload();

export const offerReload = () =>
  showToast({ type: 'info', text: OUTDATED.text, action: { label: OUTDATED.action, run: reload }, seconds: Infinity });

/** @param offline what to say when the server does not answer either; nothing when nobody waits for the file */
export async function tellLoadFailure(offline?: string): Promise<void> {
  if (await isOutdated()) offerReload();
  else if (offline) showToast({ type: 'error', text: offline });
}
