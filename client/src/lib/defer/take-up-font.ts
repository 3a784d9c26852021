/** Common characters and rare ones (scripts/build-font.mjs). */
const FONT = "1rem 'Baldojang Text', 'Pretendard Variable'";
const PAUSE_MS = 100;
/** From then on whatever is still on its way is no longer waited for. */
const LATEST_MS = 3_000;

/**
 * Shows the font once all subsets that the page's text needs have come: taken up one by one, each would lay out all text anew. Until then
 * the system's Korean font stands in.
 */
export async function takeUpFont(): Promise<void> {
  const end = performance.now() + LATEST_MS;
  for (let text = ''; ; await new Promise((done) => setTimeout(done, PAUSE_MS))) {
    if (isFetching() && performance.now() < end) continue;
    const now = document.body.textContent;
    // What does not come is not waited for again: the font's own rules go on from there.
    if (now !== text) await document.fonts.load(FONT, now).catch(() => undefined);
    text = now;
    // Answers that come a moment later bring text of other subsets.
    if (performance.now() > end || (!isFetching() && text === document.body.textContent)) break;
  }
  document.documentElement.dataset.font = '';
}

/** Answers, but for those that nobody has come near to, or photos that are in view at once. */
const isFetching = () =>
  document.querySelector('[data-skeleton]:not([data-deferred] *)') !== null ||
  [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete);
