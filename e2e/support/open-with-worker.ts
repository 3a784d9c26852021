import type { Page } from '@playwright/test';

/** Opens the page and waits until the browser holds the client's files. */
export async function openWithWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    await worker.ready;
    if (!worker.controller) await new Promise((done) => worker.addEventListener('controllerchange', done));
  });
}
