import type { Page } from '@playwright/test';

/**
 * Until nothing slides or fades any more, and nothing has begun to meanwhile; what spins, stands still or follows a scrollbar never would
 * end.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState !== 'paused' && timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
        );
    do {
      await Promise.all(running().map((animation) => animation.finished.catch(() => undefined)));
      await twoFrames();
    } while (running().length > 0);
  });
}
