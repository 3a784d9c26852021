interface Cluster {
  /** Its button, which goes as the cluster falls apart. */
  from: HTMLElement;
  places: string[];
}

/** The keyboard goes on with the first marker that comes from a cluster, or with the map; without this it would be back at the top of the page. */
export function focusWhatComes(root: HTMLElement, { from, places }: Cluster): void {
  const isIn = new Set(places);
  const observer = new MutationObserver(() => {
    if (from.isConnected) return;
    observer.disconnect();
    // Somebody has gone elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const markers = root.querySelectorAll<HTMLElement>('[data-place-id], [data-place-ids]');
    const first = [...markers].find(({ dataset: { placeId, placeIds } }) =>
      (placeId ? [placeId] : (placeIds?.split(' ') ?? [])).some((id) => isIn.has(id)),
    );
    (first ?? root.querySelector<HTMLElement>('[role="application"]'))?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
