import { useEffect, useEffectEvent } from 'react';

/**
 * While `isOpen`, Back closes what lies over the page instead of leaving the page.
 *
 * @param onBack closes it, or returns false where it has to stay open
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => boolean | void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => (isOpen ? openOverlay(() => back()) : undefined), [isOpen]);
}

/**
 * An open dialog, drawer or panel has a history entry of its own above the page's, so that Back closes it. The entries copy the router's
 * state and address: the router never hears of them. `overlays` in the state counts them from the page's entry.
 */
interface EntryState {
  /** The router's number of the page's entry. */
  idx?: unknown;
  overlays?: number;
}

interface Overlay {
  /** Closes it; false: it stays open. */
  onBack: () => boolean | void;
}

/** Open ones, the topmost last. */
let overlays: Overlay[] = [];
/** The page's entry that they lie on. */
let pageIndex: unknown;
/** What the page wrote to its address under an overlay: the page's own entry gets it when the overlay is closed. */
let written: { state: object; url: string } | null = null;
/** Moves of our own that the browser has not reported yet. */
let moves = 0;
/** Pages that were opened meanwhile: they wait for the page's own entry. */
const pushes: (() => void)[] = [];

const { history } = window;
const push = history.pushState.bind(history);
const replace = history.replaceState.bind(history);
const stateNow = () => (history.state ?? {}) as EntryState;
const depthNow = () => stateNow().overlays ?? 0;

/** Gives an overlay its entry. Returns what takes the entry back once the overlay is closed. */
export function openOverlay(onBack: Overlay['onBack']): () => void {
  const overlay = { onBack };
  overlays.push(overlay);
  queueMicrotask(adjustEntries);
  return () => {
    overlays = overlays.filter((open) => open !== overlay);
    queueMicrotask(adjustEntries);
  };
}

/** Moves through the history without the router hearing of it. */
function moveSilently(steps: number): void {
  moves += 1;
  history.go(steps);
}

/** One entry for each open overlay. Late, so that one that opens as another closes takes its entry over. */
function adjustEntries(): void {
  if (moves > 0) return;
  if (depthNow() > overlays.length) return moveSilently(overlays.length - depthNow());
  if (depthNow() < overlays.length) pageIndex = stateNow().idx;
  while (depthNow() < overlays.length) push({ ...stateNow(), overlays: depthNow() + 1 }, '');
}

// A page that is opened from an overlay takes the overlay's entry: Back leads from it to the page below.
history.pushState = (state, title, url) => {
  if (moves > 0) return void pushes.push(() => history.pushState(state, title, url));
  const isOverlay = depthNow() > 0;
  overlays = isOverlay ? [] : overlays;
  written = null;
  (isOverlay ? replace : push)(state, title, url);
};

history.replaceState = (state: object, title, url) => {
  const depth = depthNow();
  replace(depth > 0 ? { ...state, overlays: depth } : state, title, url);
  if (depth > 0) written = { state, url: window.location.href };
};

function writeToEntryBelow(): void {
  if (!written) return;
  const depth = depthNow();
  replace(depth > 0 ? { ...written.state, overlays: depth } : written.state, '', written.url);
  if (depth === 0) written = null;
}

// `popstate` reaches its listeners in the order in which they came (Chromium knows no capture on the window): main.tsx imports this
// before the router.
window.addEventListener('popstate', (event) => {
  if (moves > 0) {
    event.stopImmediatePropagation();
    moves -= 1;
    writeToEntryBelow();
    adjustEntries();
    if (moves === 0) pushes.splice(0).forEach((push) => push());
    return;
  }
  const depth = depthNow();
  if (depth < overlays.length && stateNow().idx === pageIndex) {
    event.stopImmediatePropagation();
    const stays = overlays
      .slice(depth)
      .reverse()
      .some(({ onBack }) => onBack() === false);
    return stays ? moveSilently(overlays.length - depth) : writeToEntryBelow();
  }
  written = null;
  // Several steps at once leave the page, or are undone by the router to the page's own entry.
  if (stateNow().idx !== pageIndex) overlays = [];
  // Forward to an overlay that has been closed.
  if (depth > overlays.length) moveSilently(overlays.length - depth);
});

// A reload closes what was open.
if (depthNow() > 0) {
  const { overlays: depth = 0, ...state } = stateNow();
  written = { state, url: window.location.href };
  moveSilently(-depth);
}
