/**
 * Chromium paints all of a page anew whenever the page as a whole begins or ceases to watch how touches move, which Leaflet has it do at the
 * start and at the end of each: among a thousand markers two frames that are too long. Here it watches from before, until a touch elsewhere,
 * whose scrolling need not wait for anyone.
 *
 * @returns ends that
 */
export function watchTouches(element: HTMLElement): () => void {
  const watcher = () => undefined;
  const watch = () => document.addEventListener('touchmove', watcher, { passive: false });
  const cease = () => document.removeEventListener('touchmove', watcher);
  const follow = ({ target }: TouchEvent) => (element.contains(target as Node) ? watch : cease)();
  watch();
  document.addEventListener('touchstart', follow, { capture: true, passive: true });
  return () => {
    document.removeEventListener('touchstart', follow, { capture: true });
    cease();
  };
}
