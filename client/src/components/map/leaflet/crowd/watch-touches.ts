/**
 * Adding a non-passive touchmove listener invalidates the whole page in Chromium, and Leaflet adds and removes one per gesture. This keeps one
 * from the start until a touch elsewhere, whose scrolling must not wait for it.
 *
 * @returns a function that stops it
 */
export function watchTouches(element: HTMLElement): () => void {
  const watcher = () => undefined;
  const watch = () => document.addEventListener('touchmove', watcher, { passive: false });
  const stop = () => document.removeEventListener('touchmove', watcher);
  const follow = ({ target }: TouchEvent) => (element.contains(target as Node) ? watch : stop)();
  watch();
  document.addEventListener('touchstart', follow, { capture: true, passive: true });
  return () => {
    document.removeEventListener('touchstart', follow, { capture: true });
    stop();
  };
}
