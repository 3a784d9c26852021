interface Cluster {
  /** Its button, which goes as the cluster falls apart. */
  from: HTMLElement;
  places: string[];
}

/** Moves the focus to the first marker that comes from a cluster, or to the map; without this it would be lost with the cluster's button. */
export function focusRevealedMarker(root: HTMLElement, { from, places }: Cluster): void {
  const isIn = new Set(places);
  const observer = new MutationObserver(() => {
    if (from.isConnected) return;
    observer.disconnect();
    // The focus has moved elsewhere meanwhile.
    if (document.activeElement !== document.body) return;
    const markers = root.querySelectorAll<HTMLElement>('[data-place-id], [data-place-ids]');
    const first = [...markers].find(({ dataset: { placeId, placeIds } }) =>
      (placeId ? [placeId] : (placeIds?.split(' ') ?? [])).some((id) => isIn.has(id)),
    );
    (first ?? root.querySelector<HTMLElement>('[role="application"]'))?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
}
